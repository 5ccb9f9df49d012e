/** A referral code the service holds. What the service earns by it is not in the record, so it is never served. */
export interface ReferralCode {
  readonly vendor: string;
  readonly code: string;
  readonly referral_url: string;
  readonly referee_benefit: string;
  readonly restrictions: readonly string[];
}
