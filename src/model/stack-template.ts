/** A use case and the roles a stack for it needs, RULES.md 9 "stack". */
export interface StackTemplate {
  readonly use_case: string;
  readonly keywords: readonly string[];
  readonly roles: readonly {
    readonly role: string;
    readonly categories: readonly string[];
    readonly reason: string;
  }[];
}
