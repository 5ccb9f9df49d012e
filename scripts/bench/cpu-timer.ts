/** Starts to count the CPU time of this process; the result returns the milliseconds since then. */
export function cpuTimer(): () => number {
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
}
