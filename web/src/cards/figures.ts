/** The court: every figure has its own face, hat, garment and trade. Upper halves; the lower is the same, turned round. */
import * as kit from "./kit.ts";
import { CROWNS, DOUBLET, GOWN, HALF, HATS, ROBE, THINGS, arm, at, head } from "./kit.ts";
import { BLUE, BROWN, DARK, GINGER, GOLD, GREEN, GREY, INK, RED, WHITE } from "./palette.ts";

const HEAD = [100, 62] as const;
const face = (look: kit.Look, hat = "", behind = ""): string => at(...HEAD, head(look, hat, behind));
const back = (art: string): string => at(...HEAD, art);
const join = (...parts: string[]): string => parts.join("");

/* German suits: the foresters, the musicians, the house and kitchen, the travelling people. */
const german = {
  // The forest king: a white beard to his belt, a crown of oak leaves, a stein.
  CK: join(
    kit.mantle(GREEN, "florets-gold"), kit.robe(ROBE, BROWN, "brocade-gold"), kit.fringe(), kit.ermine(),
    at(142, 126, THINGS.stein, 8), arm("M134 112Q146 128 138 136L132 132", 132, 130, BROWN, GOLD),
    at(58, 132, THINGS.sceptre + path_acorn(), -14), arm("M66 112Q54 128 62 138L66 136", 60, 134, BROWN, GOLD),
    face({ turn: 1, hair: GREY, cut: "bob", beard: "long" }, CROWNS.oak),
  ),
  // The hunter, ginger-bearded, horn at his hip.
  CO: join(
    kit.robe(DOUBLET, GREEN, "lozenge-gold"), kit.buttons(), kit.collar(BROWN),
    kit.line("M80 96Q100 128 136 136", INK, 7), kit.line("M80 96Q100 128 136 136", RED, 4),
    arm("M74 106Q52 122 60 136L76 138", 78, 138, GREEN, BROWN), at(128, 122, THINGS.horn, -8),
    arm("M126 106Q146 116 142 126L134 132", 130, 134, GREEN, BROWN),
    face({ turn: -1, hair: GINGER, cut: "short", beard: "full" }, HATS.wide(GREEN, RED)),
  ),
  // The lad from the charcoal kiln, a hound looking up to him.
  CU: join(
    kit.robe(DOUBLET, BROWN, "stripes-gold"), kit.collar(WHITE), kit.buttons(RED),
    at(140, 118, THINGS.hound, 0, 0.95, -1), arm("M128 106Q138 112 134 124", 132, 126, BROWN, WHITE),
    arm("M74 106Q62 122 84 130L92 126", 94, 126, BROWN, WHITE), at(94, 124, THINGS.pipe, -42, 0.9, -1),
    face({ turn: 1, hair: DARK, cut: "bob", grin: true }, HATS.stocking(RED, WHITE)),
  ),
  // The harper king of the leaves.
  SK: join(
    kit.mantle(RED, "dots-gold"), kit.robe(ROBE, GREEN, "florets-white"), kit.chain(), kit.collar(GOLD),
    arm("M66 112Q50 124 58 138L80 142", 82, 142, GREEN, GOLD), at(128, 122, THINGS.harp, 4, 1.05),
    arm("M134 114Q152 126 144 138L132 134", 128, 130, GREEN, GOLD),
    face({ turn: -1, hair: BROWN, cut: "long", beard: "forked" }, CROWNS.lilies),
  ),
  // The lute player.
  SO: join(
    kit.robe(DOUBLET, RED, "stripes-gold"), kit.puff(70, 106, GREEN, GOLD), kit.puff(130, 106, GREEN, GOLD), kit.ruff(),
    at(104, 130, THINGS.lute, 6, 0.92), arm("M68 118Q58 132 74 144L84 144", 86, 143, GREEN, WHITE), arm("M132 116Q146 122 140 112", 136, 110, GREEN, WHITE),
    face({ turn: 1, hair: DARK, cut: "curls", beard: "goatee" }, HATS.beret(GREEN, GOLD)),
  ),
  // The piper: a boy with a flute.
  SU: join(
    kit.robe(DOUBLET, GREEN, "dots-gold"), kit.collar(GOLD), kit.line("M70 150H132", INK, 8), kit.line("M70 150H132", BROWN, 5),
    arm("M74 108Q62 128 90 118L106 104", 106, 100, GREEN, RED), arm("M128 108Q152 124 146 116L132 104", 130, 102, GREEN, RED),
    face({ turn: 1, hair: GINGER, cut: "bob" }, HATS.pointed(RED, GREEN)), at(106, 76, THINGS.flute, 22, 0.95), kit.hand(122, 92), kit.hand(136, 100),
  ),
  // The jolly king of hearts smells a rose.
  HK: join(
    kit.mantle(BLUE, "florets-gold"), kit.robe(ROBE, RED, "brocade-gold"), kit.ermine(), kit.fringe(),
    at(66, 122, THINGS.rose, -4), arm("M66 114Q52 128 58 140L66 138", 66, 134, RED, WHITE),
    at(140, 124, THINGS.orb, 4), arm("M134 114Q148 130 140 142L134 136", 138, 132, RED, WHITE),
    face({ turn: -1, hair: GINGER, cut: "curls", beard: "curly", grin: true }, CROWNS.arched),
  ),
  // The captain: curled moustache, plumes, drawn sword.
  HO: join(
    kit.robe(DOUBLET, GREY, ""), kit.line("M80 108Q100 120 120 108M76 122Q100 134 124 122M74 138Q100 148 128 138", INK, 1.4), kit.puff(70, 108, BLUE, RED), kit.puff(130, 108, BLUE, RED),
    kit.path("M76 92L130 150L122 158L70 100Z", RED), kit.ruff(),
    at(148, 132, THINGS.sword, 5, 0.92), arm("M132 118Q134 138 144 138", 147, 136, BLUE, WHITE), arm("M68 118Q50 136 66 146L74 146", 78, 146, BLUE, WHITE),
    face({ turn: -1, hair: DARK, cut: "long", beard: "curled" }, HATS.plumed(BLUE, RED)),
  ),
  // The baker's boy with his pretzel.
  HU: join(
    kit.robe(DOUBLET, RED, "checks-white"), kit.path("M84 98H116L122 160H78Z", WHITE), kit.line("M84 98L78 90M116 98L122 90M86 138H114V150", INK, 1.6), kit.collar(WHITE),
    arm("M74 106Q58 124 74 136L88 134", 90, 134, RED, WHITE), at(138, 112, THINGS.pretzel, 10, 0.95), arm("M128 108Q150 130 140 130", 138, 124, RED, WHITE),
    face({ turn: 1, hair: GOLD, cut: "curls", grin: true }, HATS.toque()),
  ),
  // The king from the east: turban crown, pointed black beard, a goblet.
  DK: join(
    kit.mantle(RED, "lozenge-gold"), kit.robe(ROBE, BLUE, "florets-gold"), kit.path("M84 92L100 132L116 92Z", WHITE), kit.buttons(RED), kit.chain(),
    at(60, 128, THINGS.goblet, -6, 0.95), arm("M66 114Q50 128 56 142L62 140", 60, 134, BLUE, GOLD),
    arm("M134 114Q150 128 140 140L118 144", 116, 143, BLUE, GOLD),
    face({ turn: 1, hair: DARK, cut: "none", beard: "pointed" }, CROWNS.turban),
  ),
  // The falconer.
  DO: join(
    kit.robe(DOUBLET, GOLD, "brocade-red"), kit.buttons(BLUE), kit.collar(BROWN), kit.line("M72 148H130", INK, 9), kit.line("M72 148H130", BLUE, 6),
    arm("M74 106Q54 124 66 136L80 136", 82, 136, GOLD, BLUE), at(144, 108, THINGS.falcon, 6, 1.05, -1), arm("M126 106Q140 134 144 120", 145, 112, GOLD, BROWN),
    face({ turn: 1, hair: BROWN, cut: "bob", beard: "walrus" }, HATS.fur(BLUE, WHITE)),
  ),
  // The fool and his other self.
  DU: join(
    kit.robe(DOUBLET, BLUE, "lozenge-gold"), kit.cloth(HALF, RED, "stripes-gold"),
    kit.path("M78 88L66 112L84 104L92 122L100 106L108 122L116 104L134 112L122 88Z", GOLD), kit.dots([[66, 114], [92, 124], [108, 124], [134, 114]], 3.4, GOLD),
    at(144, 116, THINGS.marotte, 10), arm("M128 110Q148 138 146 128", 145, 122, RED, GOLD), arm("M74 110Q58 126 78 138L88 132", 90, 132, BLUE, GOLD),
    face({ turn: -1, hair: GINGER, cut: "short", grin: true }, HATS.fool()),
  ),
};

/** The acorn on the forest king's staff. */
function path_acorn(): string {
  return kit.path("M-6-34C-6-26-2-22 0-20C2-22 6-26 6-34Z", GOLD) + kit.path("M-8-34C-8-44 8-44 8-34Q0-31-8-34Z", BROWN);
}

/* French suits. */
const french = {
  CK: join(
    kit.mantle(GREEN, "dots-gold"), kit.robe(ROBE, BLUE, "brocade-gold"), kit.ermine(), kit.fringe(),
    at(146, 136, THINGS.sword, 4, 0.95), arm("M134 112Q150 130 146 140", 146, 138, BLUE, GOLD), arm("M66 112Q50 130 64 142L76 142", 78, 141, BLUE, GOLD),
    face({ turn: -1, hair: DARK, cut: "bob", beard: "full" }, CROWNS.points),
  ),
  CQ: join(
    kit.robe(GOWN, GREEN, "florets-gold"), kit.path("M82 92Q100 116 118 92L112 88H88Z", WHITE), kit.puff(68, 112, RED, GOLD), kit.puff(132, 112, RED, GOLD),
    face({ turn: 1, hair: BROWN, cut: "braids", lady: true }, CROWNS.small),
    at(104, 126, THINGS.cat, 0, 0.95), arm("M66 122Q58 146 88 148", 92, 148, GREEN, WHITE), arm("M134 122Q142 146 122 142", 118, 140, GREEN, WHITE),
  ),
  CJ: join(
    kit.robe(DOUBLET, RED, "stripes-gold"), kit.buttons(), kit.collar(WHITE), at(144, 120, THINGS.halberd, 5), arm("M126 106Q146 136 146 126", 146, 122, RED, GOLD),
    arm("M74 106Q54 124 68 138L80 136", 82, 136, RED, GOLD),
    face({ turn: -1, hair: GINGER, cut: "bob", beard: "curled" }, HATS.cap(BLUE, WHITE)),
  ),
  SK: join(
    kit.mantle(BLUE, "florets-gold"), kit.robe(ROBE, RED, "lozenge-gold"), kit.chain(), kit.collar(WHITE),
    at(132, 128, THINGS.book, 6), arm("M134 114Q154 132 144 144L138 142", 134, 142, RED, WHITE), arm("M66 114Q52 134 70 144L84 140", 86, 138, RED, WHITE),
    face({ turn: 1, hair: GREY, cut: "long", beard: "long" }, CROWNS.lilies),
  ),
  SQ: join(
    back(kit.veil(BLUE)), kit.robe(GOWN, DARK, "brocade-gold"), kit.path("M84 90Q100 120 116 90Z", WHITE), kit.dots([[86, 100], [91, 106], [97, 110], [103, 110], [109, 106], [114, 100]], 2.6, WHITE),
    at(136, 120, THINGS.fan, 14, 0.95), arm("M132 112Q150 138 140 136", 138, 132, BLUE, WHITE), arm("M68 112Q56 136 78 144L92 138", 94, 137, BLUE, WHITE),
    face({ turn: -1, hair: DARK, cut: "short", lady: true }, CROWNS.tiara),
  ),
  SJ: join(
    kit.robe(DOUBLET, BLUE, "checks-gold"), kit.collar(RED), kit.buttons(RED),
    arm("M74 106Q54 124 66 138L78 140", 80, 140, BLUE, RED), arm("M126 106Q150 126 136 124L128 112", 126, 108, BLUE, RED),
    face({ turn: 1, hair: DARK, cut: "short", beard: "goatee" }, HATS.hood(GREEN)), at(106, 74, THINGS.pipe, 8, 0.95), kit.hand(130, 92),
  ),
  HK: join(
    kit.mantle(RED, "dots-gold"), kit.robe(ROBE, GREEN, "brocade-gold"), kit.ermine(), kit.fringe(),
    at(140, 126, THINGS.goblet, 8, 0.95), arm("M134 114Q150 132 142 142", 138, 134, GREEN, RED), arm("M66 114Q52 132 66 142L78 140", 80, 139, GREEN, RED),
    face({ turn: 1, hair: GINGER, cut: "curls", beard: "curly", grin: true }, CROWNS.arched),
  ),
  HQ: join(
    kit.robe(GOWN, RED, "florets-gold"), kit.path("M80 92Q100 112 120 92L126 100Q100 130 74 100Z", WHITE), kit.path("M90 116H110L104 160H96Z", GOLD), kit.line("M92 124L108 130M108 124L94 130M93 136L106 142M106 136L94 142", INK, 1.2),
    at(134, 116, THINGS.rose, 8), arm("M130 110Q152 132 140 138", 134, 128, RED, WHITE), arm("M70 110Q54 134 74 144L88 138", 90, 137, RED, WHITE),
    face({ turn: -1, hair: GOLD, cut: "long", lady: true }, CROWNS.pearls),
  ),
  HJ: join(
    kit.robe(DOUBLET, GREEN, "lozenge-gold"), kit.puff(70, 108, RED, WHITE), kit.puff(130, 108, RED, WHITE), kit.ruff(),
    arm("M132 118Q148 140 140 130", 138, 124, RED, WHITE), at(140, 112, THINGS.bird, 0, 1, -1), arm("M68 118Q56 136 72 144L82 140", 84, 139, RED, WHITE),
    face({ turn: 1, hair: GOLD, cut: "bob" }, HATS.beret(RED, BLUE)),
  ),
  DK: join(
    kit.mantle(BLUE, "dots-gold"), kit.robe(ROBE, GOLD, "brocade-red"), kit.chain(), kit.collar(RED),
    arm("M66 114Q50 132 64 142L76 142", 78, 141, GOLD, RED), at(136, 126, THINGS.scales, 0, 0.86), arm("M134 112Q150 118 144 124", 137, 124, GOLD, RED),
    face({ turn: -1, hair: BROWN, cut: "short", beard: "pointed" }, CROWNS.turban),
  ),
  DQ: join(
    kit.robe(GOWN, BLUE, "lozenge-gold"), kit.ruff(), kit.buttons(WHITE), at(138, 122, THINGS.mirror, 10, 0.95),
    arm("M130 110Q152 136 142 138", 139, 132, GOLD, WHITE), arm("M70 110Q54 132 76 142L90 138", 92, 137, GOLD, WHITE),
    face({ turn: 1, hair: GINGER, cut: "curls", lady: true }, CROWNS.small),
  ),
  DJ: join(
    kit.robe(DOUBLET, BLUE, "stripes-white"), kit.cloth(HALF, RED, "lozenge-gold"), kit.collar(GOLD),
    at(132, 126, THINGS.cards, 14, 0.86), arm("M126 108Q152 134 142 142", 134, 134, RED, WHITE), arm("M74 108Q56 128 72 140L84 134", 86, 133, BLUE, WHITE),
    face({ turn: 1, hair: DARK, cut: "short", beard: "curled", grin: true }, HATS.tricorn(DARK)),
  ),
};

const wrap = (art: string): string =>
  `<g fill="none" stroke="${INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${art}</g>`;

/** Symbol name to drawing: "german-CK" … "french-DJ". */
export const FIGURES: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(german).map(([card, art]) => [`german-${card.replace("O", "Q").replace("U", "J")}`, wrap(art)] as const),
  ...Object.entries(french).map(([card, art]) => [`french-${card}`, wrap(art)] as const),
]);
