/** The court: every figure has its own face, hat, garment and trade. Upper halves; the lower is the same, turned round. */
import * as kit from "./kit.ts";
import { CROWNS, DOUBLET, GOWN, HALF, HATS, ROBE, THINGS, arm, at, head } from "./kit.ts";
import { BLUE, BROWN, DARK, GINGER, GOLD, GREEN, GREY, INK, RED, WHITE } from "./palette.ts";

const HEAD = [100, 66] as const;
const face = (look: kit.Look, hat = "", behind = ""): string => at(...HEAD, head(look, hat, behind), look.tilt ?? 0, 1.1);
const back = (art: string): string => at(...HEAD, art, 0, 1.1);
const join = (...parts: string[]): string => parts.join("");

/* German suits: the foresters, the musicians, the house and kitchen, the travelling people. */
const german = {
  // The forest king: a white beard to his belt, a crown of oak leaves, a stein.
  CK: join(
    kit.mantle(GREEN, "florets-gold"), kit.robe(ROBE, BROWN, "brocade-gold"), kit.fringe(), kit.ermine(),
    arm("M66 112Q50 128 60 142L80 136", BROWN, GOLD), arm("M134 112Q156 126 150 142L140 134", BROWN, GOLD, at(134, 124, THINGS.stein, 4, 1.1)),
    face({ turn: 1, hair: GREY, cut: "bob", beard: "long" }, CROWNS.oak),
  ),
  // The hunter, ginger-bearded, horn at his hip.
  CO: join(
    kit.robe(DOUBLET, GREEN, "lozenge-gold"), kit.buttons(), kit.collar(BROWN),
    kit.line("M80 96Q100 128 136 136", INK, 7), kit.line("M80 96Q100 128 136 136", RED, 4),
    arm("M74 108Q52 122 60 140L80 142", GREEN, BROWN), arm("M126 108Q150 118 146 136L130 136", GREEN, BROWN, at(126, 120, THINGS.horn, -10, 1)),
    face({ turn: -1, hair: GINGER, cut: "short", beard: "full", tilt: -3 }, HATS.wide(GREEN, RED)),
  ),
  // The lad from the charcoal kiln, a hound looking up to him.
  CU: join(
    kit.robe(DOUBLET, BROWN, "stripes-gold"), kit.collar(WHITE), kit.buttons(RED),
    arm("M74 108Q54 122 64 140L90 128", BROWN, WHITE), arm("M126 108Q144 112 134 126L124 124", BROWN, WHITE), at(148, 122, THINGS.hound, 0, 0.95, -1),
    face({ turn: 1, hair: DARK, cut: "bob", grin: true, freckles: true, tilt: 5 }, HATS.stocking(GREEN, GOLD)),
  ),
  // The harper king of the leaves.
  SK: join(
    kit.mantle(RED, "dots-gold"), kit.robe(ROBE, GREEN, "florets-white"), kit.chain(), kit.collar(GOLD),
    arm("M134 114Q156 126 150 142L138 132", GREEN, GOLD, at(130, 122, THINGS.harp, 6, 1.12)), arm("M66 112Q48 124 58 142L92 140", GREEN, GOLD),
    face({ turn: -1, hair: BROWN, cut: "bob", beard: "forked" }, CROWNS.lilies),
  ),
  // The lute player.
  SO: join(
    kit.robe(DOUBLET, RED, "stripes-gold"), kit.puff(70, 106, GREEN, GOLD), kit.puff(130, 106, GREEN, GOLD), kit.ruff(),
    at(104, 130, THINGS.lute, 6, 0.95), arm("M68 118Q54 132 70 146L86 138", GREEN, WHITE), arm("M132 116Q152 128 148 118L140 108", GREEN, WHITE),
    face({ turn: 1, hair: DARK, cut: "curls", beard: "goatee", eyes: "closed", tilt: 7 }, HATS.beret(GREEN, GOLD)),
  ),
  // The piper: a boy with a flute.
  SU: join(
    kit.robe(DOUBLET, GREEN, "dots-gold"), kit.collar(GOLD), kit.line("M70 150H132", INK, 8), kit.line("M70 150H132", BROWN, 5),
    face({ turn: 1, hair: GINGER, cut: "bob", freckles: true, tilt: 4 }, HATS.pointed(RED, GREEN)), at(108, 81, THINGS.flute, 24, 1),
    arm("M74 110Q62 136 90 126L112 104", GREEN, RED), arm("M128 110Q158 132 154 122L142 108", GREEN, RED),
  ),
  // The jolly king of hearts smells a rose.
  HK: join(
    kit.mantle(BLUE, "florets-gold"), kit.robe(ROBE, RED, "brocade-gold"), kit.ermine(), kit.fringe(),
    arm("M66 114Q48 128 58 142L76 136", RED, WHITE, at(74, 132, THINGS.rose, -24, 1.05)), arm("M134 114Q156 128 150 144L138 138", RED, WHITE, at(132, 131, THINGS.orb, 4, 1.05)),
    face({ turn: -1, hair: GINGER, cut: "curls", beard: "curly", grin: true }, CROWNS.arched),
  ),
  // The captain: curled moustache, plumes, drawn sword.
  HO: join(
    kit.robe(DOUBLET, RED, "lozenge-gold"), kit.puff(70, 108, BLUE, RED), kit.puff(130, 108, BLUE, RED),
    kit.path("M76 92L130 150L122 158L70 100Z", GOLD) + kit.line("M74 96L126 154", INK, 1.2), kit.ruff(),
    arm("M132 118Q136 140 142 142L148 134", BLUE, WHITE, at(151, 128, THINGS.sword, 5, 0.92)), arm("M68 118Q48 134 60 146L80 144", BLUE, WHITE),
    face({ turn: -1, hair: DARK, cut: "long", beard: "curled", tilt: -4 }, HATS.plumed(BLUE, RED)),
  ),
  // The baker's boy with his pretzel.
  HU: join(
    kit.robe(DOUBLET, RED, "checks-white"), kit.path("M84 98H116L122 160H78Z", WHITE), kit.line("M84 98L78 90M116 98L122 90M86 138H114V150", INK, 1.6), kit.collar(WHITE),
    arm("M74 108Q54 124 70 140L88 132", RED, WHITE), arm("M126 108Q150 132 146 138L138 124", RED, WHITE, at(136, 110, THINGS.pretzel, 10, 1.05)),
    face({ turn: 1, hair: GOLD, cut: "curls", grin: true, freckles: true, tilt: 4 }, HATS.toque()),
  ),
  // The king from the east: turban crown, pointed black beard, a goblet.
  DK: join(
    kit.mantle(RED, "lozenge-gold"), kit.robe(ROBE, BLUE, "florets-gold"), kit.path("M84 92L100 132L116 92Z", WHITE), kit.buttons(RED), kit.chain(),
    arm("M66 114Q48 128 58 144L74 134", BLUE, GOLD, at(80, 128, THINGS.goblet, -4, 1.05)), arm("M134 114Q154 128 144 144L122 142", BLUE, GOLD),
    face({ turn: 1, hair: DARK, cut: "none", beard: "pointed" }, CROWNS.turban),
  ),
  // The falconer.
  DO: join(
    kit.robe(DOUBLET, GOLD, "brocade-red"), kit.buttons(BLUE), kit.collar(BROWN), kit.line("M72 148H130", INK, 9), kit.line("M72 148H130", BLUE, 6),
    arm("M74 108Q52 124 64 142L84 140", GOLD, BLUE), arm("M126 108Q146 142 150 132L144 118", GOLD, BROWN, at(140, 106, THINGS.falcon, 6, 1.12, -1)),
    face({ turn: 1, hair: BROWN, cut: "bob", beard: "walrus", tilt: 3 }, HATS.fur(BLUE, WHITE)),
  ),
  // The fool and his other self.
  DU: join(
    kit.robe(DOUBLET, BLUE, "lozenge-gold"), kit.cloth(HALF, RED, "stripes-gold"),
    kit.path("M78 88L66 112L84 104L92 122L100 106L108 122L116 104L134 112L122 88Z", GOLD), kit.dots([[66, 114], [92, 124], [108, 124], [134, 114]], 3.4, GOLD),
    arm("M128 110Q150 142 152 136L146 124", RED, GOLD, at(142, 118, THINGS.marotte, 6, 1.05)), arm("M74 110Q54 126 74 144L90 134", BLUE, GOLD),
    face({ turn: -1, hair: GINGER, cut: "short", grin: true, eyes: "wink", tilt: -6 }, HATS.fool()),
  ),
};

/* French suits. */
const french = {
  CK: join(
    kit.mantle(GREEN, "dots-gold"), kit.robe(ROBE, BLUE, "brocade-gold"), kit.ermine(), kit.fringe(),
    arm("M134 112Q154 128 150 142L142 134", BLUE, GOLD, at(140, 130, THINGS.sword, 8, 1)), arm("M66 112Q48 130 60 144L80 140", BLUE, GOLD),
    face({ turn: -1, hair: DARK, cut: "bob", beard: "full" }, CROWNS.points),
  ),
  CQ: join(
    kit.robe(GOWN, GREEN, "florets-gold"), kit.path("M82 92Q100 116 118 92L112 88H88Z", WHITE), kit.puff(68, 112, RED, GOLD), kit.puff(132, 112, RED, GOLD),
    face({ turn: 1, hair: BROWN, cut: "braids", lady: true, tilt: 5 }, CROWNS.small),
    at(106, 126, THINGS.cat, 0, 1), arm("M64 122Q50 140 64 146L88 144", GREEN, WHITE), arm("M136 122Q150 138 144 144L128 134", GREEN, WHITE),
  ),
  CJ: join(
    kit.robe(DOUBLET, RED, "stripes-gold"), kit.buttons(), kit.collar(WHITE),
    arm("M126 108Q148 140 148 136L143 124", RED, GOLD, at(142, 120, THINGS.halberd, 2, 0.92)), arm("M74 108Q52 124 66 142L84 138", RED, GOLD),
    face({ turn: -1, hair: GINGER, cut: "bob", beard: "curled" }, HATS.cap(BLUE, WHITE)),
  ),
  SK: join(
    kit.mantle(BLUE, "florets-gold"), kit.robe(ROBE, RED, "lozenge-gold"), kit.chain(), kit.collar(WHITE),
    arm("M134 114Q156 132 146 146L132 142", RED, WHITE, at(112, 132, THINGS.book, 0, 1.05)), arm("M66 114Q48 134 64 146L82 144", RED, WHITE),
    face({ turn: 1, hair: GREY, cut: "long", beard: "long", glasses: true }, CROWNS.lilies),
  ),
  SQ: join(
    back(kit.veil(BLUE)), kit.robe(GOWN, DARK, "brocade-gold"), kit.path("M84 90Q100 120 116 90Z", WHITE), kit.dots([[86, 100], [91, 106], [97, 110], [103, 110], [109, 106], [114, 100]], 2.6, WHITE),
    arm("M68 112Q54 136 76 146L94 142", BLUE, WHITE), arm("M132 112Q154 138 144 144L132 134", BLUE, WHITE, at(130, 122, THINGS.fan, 10, 0.95)),
    face({ turn: -1, hair: DARK, cut: "short", lady: true, mole: true, tilt: -3 }, CROWNS.tiara),
  ),
  SJ: join(
    kit.robe(DOUBLET, BLUE, "checks-gold"), kit.collar(RED), kit.buttons(RED),
    face({ turn: 1, hair: DARK, cut: "short", beard: "goatee" }, HATS.hood(GREEN)), at(108, 80, THINGS.pipe, 8, 1),
    arm("M74 108Q52 124 64 142L84 140", BLUE, RED), arm("M126 108Q152 136 148 128L138 108", BLUE, RED),
  ),
  HK: join(
    kit.mantle(RED, "dots-gold"), kit.robe(ROBE, GREEN, "brocade-gold"), kit.ermine(), kit.fringe(),
    arm("M134 114Q156 132 150 144L138 136", GREEN, RED, at(133, 126, THINGS.goblet, 4, 1.1)), arm("M66 114Q48 132 60 144L78 140", GREEN, RED),
    face({ turn: 1, hair: GINGER, cut: "curls", beard: "curly", grin: true }, CROWNS.arched),
  ),
  HQ: join(
    kit.robe(GOWN, RED, "florets-gold"), kit.path("M80 92Q100 112 120 92L126 100Q100 130 74 100Z", WHITE), kit.path("M90 116H110L104 160H96Z", GOLD), kit.line("M92 124L108 130M108 124L94 130M93 136L106 142M106 136L94 142", INK, 1.2),
    arm("M70 112Q52 134 72 146L90 142", RED, WHITE), arm("M130 112Q154 134 146 144L132 136", RED, WHITE, at(134, 132, THINGS.rose, 16)),
    face({ turn: 1, hair: GOLD, cut: "long", lady: true, eyes: "closed", tilt: 6 }, CROWNS.pearls),
  ),
  HJ: join(
    kit.robe(DOUBLET, GREEN, "lozenge-gold"), kit.puff(70, 108, RED, WHITE), kit.puff(130, 108, RED, WHITE), kit.ruff(),
    arm("M132 118Q150 142 148 136L142 124", RED, WHITE, at(137, 111, THINGS.bird, 0, 1.12)), arm("M68 118Q52 136 68 146L86 142", RED, WHITE),
    face({ turn: 1, hair: GOLD, cut: "bob", tilt: 5 }, HATS.beret(RED, BLUE)),
  ),
  DK: join(
    kit.mantle(BLUE, "dots-gold"), kit.robe(ROBE, GOLD, "brocade-red"), kit.ermine(), kit.buttons(RED),
    arm("M66 114Q48 132 60 144L76 142", GOLD, RED), arm("M134 112Q158 128 152 136L142 122", GOLD, RED, at(138, 133, THINGS.scales, 0, 0.9)),
    face({ turn: -1, hair: BROWN, cut: "bob", beard: "pointed" }, CROWNS.oak),
  ),
  DQ: join(
    kit.robe(GOWN, BLUE, "lozenge-gold"), kit.ruff(), kit.buttons(WHITE), at(138, 122, THINGS.mirror, 10, 0.95),
    arm("M70 112Q52 132 74 146L92 142", GOLD, WHITE), arm("M130 112Q156 136 148 144L138 134", GOLD, WHITE, at(136, 126, THINGS.mirror, 8)),
    face({ turn: 1, hair: GINGER, cut: "curls", lady: true, freckles: true, tilt: 4 }, CROWNS.small),
  ),
  DJ: join(
    kit.robe(DOUBLET, BLUE, "stripes-white"), kit.cloth(HALF, RED, "lozenge-gold"), kit.collar(GOLD),
    arm("M126 108Q154 134 148 144L134 138", RED, WHITE, at(128, 132, THINGS.cards, 6, 0.9)), arm("M74 108Q54 128 70 144L88 138", BLUE, WHITE),
    face({ turn: 1, hair: DARK, cut: "short", beard: "curled", grin: true, eyes: "wink", tilt: 5 }, HATS.tricorn(DARK)),
  ),
};

/* The prairie pack's own court: harvest, railway, hearth and winter. */
const prairie = {
  // The wheat king.
  CK: join(
    kit.mantle(RED, "dots-gold"), kit.robe(ROBE, GREEN, "florets-gold"), kit.fringe(), kit.collar(WHITE),
    arm("M134 114Q156 128 150 144L138 138", GREEN, GOLD, at(136, 128, THINGS.wheat, 6, 1)), arm("M66 114Q48 132 60 144L78 140", GREEN, GOLD),
    face({ turn: -1, hair: GOLD, cut: "bob", beard: "full", grin: true }, kit.WHEATEN),
  ),
  // The sunflower queen.
  CQ: join(
    kit.robe(GOWN, BLUE, "dots-white"), kit.path("M80 92Q100 112 120 92L126 100Q100 128 74 100Z", WHITE), kit.buttons(),
    arm("M70 112Q52 134 74 146L90 142", BLUE, WHITE), arm("M130 112Q156 136 148 146L136 138", BLUE, WHITE, at(134, 132, THINGS.sunflower, 8)),
    face({ turn: 1, hair: BROWN, cut: "long", lady: true, freckles: true, tilt: 5 }, HATS.garden()),
  ),
  // The cowhand.
  CJ: join(
    kit.robe(DOUBLET, BLUE, "stripes-white"), kit.cloth("M78 92L70 160H92L96 110ZM122 92L130 160H108L104 110Z", BROWN), kit.path("M82 88Q100 100 118 88L100 116Z", RED) + kit.dots([[94, 99], [100, 106], [106, 99], [100, 98]], 1.3, WHITE),
    arm("M126 108Q150 140 150 136L142 124", BLUE, BROWN, at(141, 120, THINGS.lasso, 6)), arm("M74 108Q52 124 66 142L84 138", BLUE, BROWN),
    face({ turn: -1, hair: GINGER, cut: "short", beard: "moustache", tilt: -4 }, HATS.stetson(BROWN)),
  ),
  // The railway king and his watch.
  SK: join(
    kit.robe(ROBE, DARK, "lozenge-gold"), kit.path("M84 92L100 138L116 92Z", WHITE), kit.path("M92 96H108L104 104L108 128L100 136L92 128L96 104Z", RED), kit.collar(BROWN),
    arm("M134 114Q156 132 146 146L132 136", DARK, WHITE, at(130, 134, THINGS.watch, 4, 1.05)), arm("M66 114Q48 134 64 146L82 144", DARK, WHITE),
    face({ turn: 1, hair: GREY, cut: "short", beard: "walrus", glasses: true }, HATS.silk()),
  ),
  // The schoolmistress.
  SQ: join(
    kit.robe(GOWN, RED, "checks-gold"), kit.ruff(), kit.buttons(WHITE),
    arm("M132 112Q156 136 146 146L132 142", RED, WHITE, at(114, 130, THINGS.book, 0, 1)), arm("M68 112Q50 136 70 146L92 142", RED, WHITE),
    face({ turn: -1, hair: DARK, cut: "curls", lady: true, glasses: true, tilt: -3 }, HATS.bun()),
  ),
  // The fiddler.
  SJ: join(
    kit.robe(DOUBLET, GREEN, "stripes-gold"), kit.collar(WHITE),
    arm("M126 108Q156 132 154 118L144 106", WHITE, GREEN, at(106, 126, THINGS.fiddle, 8, 1)), arm("M74 108Q52 128 66 146L82 142", WHITE, GREEN),
    face({ turn: 1, hair: DARK, cut: "bob", beard: "goatee", eyes: "closed", tilt: 8 }, HATS.flat(BROWN)),
  ),
  // The king of the hearth, with a pie.
  HK: join(
    kit.robe(ROBE, RED, "checks-white"), kit.braces(BLUE), kit.collar(RED),
    arm("M134 114Q156 132 150 144L136 138", RED, WHITE, at(128, 134, THINGS.pie, 0, 1)), arm("M66 114Q48 132 60 144L78 142", RED, WHITE),
    face({ turn: 1, hair: GINGER, cut: "bob", beard: "curly", grin: true }, HATS.knit(BLUE, WHITE, true)),
  ),
  // The queen of the yard and her hen.
  HQ: join(
    kit.robe(GOWN, GREEN, "florets-gold"), kit.collar(WHITE),
    face({ turn: -1, hair: GOLD, cut: "none", lady: true, freckles: true, tilt: -5 }, HATS.bonnet(RED)),
    at(106, 130, THINGS.hen, 0, 1), arm("M64 118Q50 140 64 148L86 146", GREEN, WHITE), arm("M136 118Q152 138 146 146L124 142", GREEN, WHITE),
  ),
  // The paddler.
  HJ: join(
    kit.robe(DOUBLET, WHITE, "stripes-red"), kit.path("M68 138H132V150H68Z", BLUE) + kit.line("M76 138l6 12M90 138l6 12M104 138l6 12M118 138l6 12", GOLD, 2), kit.collar(GREEN),
    arm("M126 108Q150 136 152 132L143 122", WHITE, RED, at(143, 120, THINGS.paddle, 5, 0.95)), arm("M74 108Q52 124 66 140L84 130", WHITE, RED),
    face({ turn: 1, hair: DARK, cut: "bob", beard: "moustache", grin: true, tilt: 4 }, HATS.knit(RED, WHITE)),
  ),
  // The winter king and his curling stone.
  DK: join(
    kit.mantle(DARK), kit.robe(ROBE, BLUE, "lozenge-white"), kit.ermine(), kit.buttons(RED),
    arm("M134 114Q158 126 154 134L140 114", BLUE, BROWN, at(131, 134, THINGS.stone, 0, 0.95)), arm("M66 114Q48 132 60 144L78 140", BLUE, BROWN),
    face({ turn: -1, hair: DARK, cut: "none", beard: "forked" }, HATS.furcrown()),
  ),
  // The queen with the lantern, up before the sun.
  DQ: join(
    back(kit.veil(RED)), kit.robe(GOWN, BROWN, "brocade-gold"), kit.path("M84 90Q100 120 116 90Z", WHITE),
    arm("M130 112Q158 130 154 132L141 112", RED, GOLD, at(138, 150, THINGS.lantern, 0, 0.95)), arm("M70 112Q54 132 76 146L92 142", RED, GOLD),
    face({ turn: 1, hair: GINGER, cut: "braids", lady: true, tilt: 4 }, CROWNS.small),
  ),
  // The farm hand.
  DJ: join(
    kit.robe(DOUBLET, RED, "checks-white"), kit.overalls(BLUE),
    arm("M126 108Q152 136 152 132L144 122", RED, WHITE, at(144, 118, THINGS.fork, 4, 0.92)), arm("M74 108Q56 126 72 142L88 138", RED, WHITE),
    face({ turn: -1, hair: GOLD, cut: "short", grin: true, freckles: true, eyes: "wink", tilt: -5 }, HATS.straw(RED)),
  ),
};

const wrap = (art: string): string =>
  `<g fill="none" stroke="${INK}" stroke-width="var(--card-line,2)" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;

/** Symbol name to drawing: "german-CK" … "prairie-DJ". */
export const FIGURES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(german).map(([card, art]) => [`german-${card.replace("O", "Q").replace("U", "J")}`, wrap(art)] as const),
  ...Object.entries(french).map(([card, art]) => [`french-${card}`, wrap(art)] as const),
  ...Object.entries(prairie).map(([card, art]) => [`prairie-${card}`, wrap(art)] as const),
]);
