/** Sounds made in code: a card on felt, a word, the own turn. */
let context: AudioContext | undefined;

export function sound(kind: string): void {
  context ??= new AudioContext();
  const start = context.currentTime;
  const gain = context.createGain();
  gain.connect(context.destination);
  if (kind === "turn") {
    for (const [at, pitch] of [
      [0, 660],
      [0.09, 880],
    ] as const) {
      const tone = context.createOscillator();
      tone.frequency.value = pitch;
      tone.connect(gain);
      tone.start(start + at);
      tone.stop(start + at + 0.12);
    }
    gain.gain.setValueAtTime(0.05, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    return;
  }
  const card = kind === "play" || kind === "marry";
  const length = card ? 0.09 : 0.04;
  const noise = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / samples.length) ** 3;
  const source = context.createBufferSource();
  source.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = "lowpass";
  filter.frequency.value = card ? 1400 : 3000;
  source.connect(filter).connect(gain);
  gain.gain.value = card ? 0.25 : 0.08;
  source.start(start);
}
