/** A use case and the roles a stack for it needs (docs/rules.md#stack). */
export interface StackTemplate {
  readonly use_case: string;
  readonly keywords: readonly string[];
  readonly roles: readonly {
    readonly role: string;
    readonly categories: readonly string[];
    /** Tags that qualify an offer for the role (docs/rules.md#picks). */
    readonly tags?: readonly string[];
    readonly reason: string;
  }[];
}
