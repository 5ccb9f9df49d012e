// Loaded before a command under test: its clock starts at CLOCK and goes on from there, so that a test can wait for midnight.
const Real = Date;
const ahead = Real.parse(process.env.CLOCK ?? '') - Real.now();

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...given);
  }

  static now() {
    return Real.now() + ahead;
  }
};
