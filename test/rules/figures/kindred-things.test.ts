import { describe, expect, it } from 'vitest';
import { areKindred } from '../../../src/rules/figures/kindred-things.ts';

describe('two words for one thing', () => {
  it.each([
    ['check', 'validation'],
    ['capture', 'screenshot'],
    ['email alert', 'notification'],
    ['machine', 'monitored server'],
    ['risk type', 'kind'],
    ['person', 'participant'],
    ['user seat', 'person'],
    ['user', 'team member'],
    ['data retention', 'message history'],
  ])('%s and %s', (one, other) => {
    expect([areKindred(one, other), areKindred(other, one)]).toEqual([true, true]);
  });
});

describe('two things', () => {
  it.each([
    ['viewer', 'editor'],
    ['person', 'editor'],
    ['participant', 'developer'],
    ['visit', 'session'],
    ['domain', 'site'],
    ['request', 'indexing operation'],
    ['email', 'message'],
    ['mailbox', 'email address'],
    ['check', 'check interval'],
    ['server', 'server request'],
    ['user', null],
    [null, null],
  ])('%s and %s', (one, other) => {
    expect([areKindred(one, other), areKindred(other, one)]).toEqual([false, false]);
  });
});
