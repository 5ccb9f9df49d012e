/** A use case and the roles a stack for it needs (docs/rules.md#stack). */
export interface StackTemplate {
  readonly use_case: string;
  readonly keywords: readonly string[];
  readonly roles: readonly {
    readonly role: string;
    readonly categories: readonly string[];
    /** Tags that mean the job of the role; an offer without one of them does another job. */
    readonly tags?: readonly string[];
    readonly reason: string;
  }[];
}
