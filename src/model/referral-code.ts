/**
 * A referral code that the service holds. The record does not contain the service's own benefit, so it is never
 * published.
 */
export interface ReferralCode {
  readonly vendor: string;
  readonly code: string;
  readonly referral_url: string;
  readonly referee_benefit: string;
  readonly restrictions: readonly string[];
}
