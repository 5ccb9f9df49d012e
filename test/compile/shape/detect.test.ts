import { describe, expect, it } from 'vitest';
import { DETECTOR_PATTERNS } from '../../../src/compile/shape/detect.ts';
import type { DetectorKind } from '../../../src/model/vendor.ts';

/** Patterns that are accepted and refused, by kind. */
const EXAMPLES: Readonly<Record<DetectorKind, readonly [sound: readonly string[], wrong: readonly string[]]>> = {
  npm: [
    ['stripe', '@sentry/*', '@neondatabase/serverless'],
    ['@sentry', 'Stripe', '*', '@*/x', '@a/b-*', 'a b'],
  ],
  pypi: [
    ['stripe', 'sentry-sdk'],
    ['Sentry_SDK', 'a.b', '-a', 'a*'],
  ],
  go: [
    ['github.com/stripe/stripe-go', 'cloud.google.com/go'],
    ['stripe', 'https://github.com/a/b', 'github.com/a/*'],
  ],
  gem: [
    ['stripe', 'sentry-ruby', 'aws-sdk-s3'],
    ['-a', 'a/b'],
  ],
  composer: [
    ['stripe/stripe-php', 'sentry/*'],
    ['stripe', '*/x'],
  ],
  docker: [
    ['redis', 'supabase/*', 'public.ecr.aws/datadog/agent'],
    ['redis:7', 'Redis', '*', 'a/b@sha256:1'],
  ],
  actions: [
    ['codecov/codecov-action', 'supabase/*'],
    ['Codecov/codecov-action', 'codecov', 'a/b@v1'],
  ],
  terraform: [
    ['cloudflare/cloudflare', 'datadog/*'],
    ['cloudflare', 'registry.terraform.io/a/b'],
  ],
  env: [
    ['STRIPE_SECRET_KEY', 'SENTRY_*'],
    ['stripe_key', '_A', '*', 'A*', 'A__B'],
  ],
  hosts: [
    ['stripe.com', 'api.eu.example.co.uk'],
    ['https://stripe.com', 'localhost', '1.2.3.4', '*.stripe.com', 'a.com/'],
  ],
  files: [
    ['vercel.json', '.github/dependabot.yml', 'sentry.*.config.ts'],
    ['/etc/passwd', '../a', '*', 'a//b', 'a/'],
  ],
};

describe('a pattern of detect', () => {
  it.each(Object.entries(EXAMPLES))('of kind %s has one form', (kind, [sound, wrong]) => {
    const accepts = (written: string) => DETECTOR_PATTERNS[kind as DetectorKind].safeParse(written).success;
    expect(sound.filter((written) => !accepts(written))).toEqual([]);
    expect(wrong.filter(accepts)).toEqual([]);
  });

  it('has at most 120 characters', () => {
    expect(DETECTOR_PATTERNS.npm.safeParse('a'.repeat(120)).success).toBe(true);
    expect(DETECTOR_PATTERNS.npm.safeParse('a'.repeat(121)).success).toBe(false);
  });
});
