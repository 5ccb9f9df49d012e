/** What a person can mend who runs a command: its arguments, or what they name. The message states what is valid. */
export class UsageError extends Error {}
