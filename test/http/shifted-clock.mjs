// Loaded before a command under test: its clock starts at CLOCK and goes on from there. SIGUSR2 puts it 24 hours ahead.
const Real = Date;
const DAY_MS = 86_400_000;
let ahead = Real.parse(process.env.CLOCK ?? '') - Real.now();
process.on('SIGUSR2', () => (ahead += DAY_MS));

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  static now() {
    return Real.now() + ahead;
  }
};
