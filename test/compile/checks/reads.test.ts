import { expect, it } from 'vitest';
import { READS_CHECKS } from '../../../src/compile/checks/reads.ts';
import { describeExamples, wordings, type Examples } from './examples.ts';

const CHECKS: Readonly<Record<string, Examples>> = {
  'duplicate-read': {
    reports: {
      'a second entry of one address': 'reads/acme.yaml: [ {}, { last_attempt: 2026-11-18 } ]',
    },
    accepts: {
      'an address that differs by a slash at its end':
        'reads/acme.yaml: [ {}, { url: https://acme.example/pricing/ } ]',
    },
  },
  'future-read': {
    reports: {
      'an attempt of tomorrow': 'reads/acme.yaml: [ { last_attempt: «2026-11-21» } ]',
      'a read of tomorrow': 'reads/acme.yaml: [ { last_read: { date: «2026-11-21», outcome: link_ok } } ]',
      'a check of a record, of the second page':
        'reads/acme.yaml: [ {}, { url: https://acme.example/news, record_checks: [ { change_type: restriction, date: 2026-11-01, checked: «2026-11-21», outcome: ok, detail: Read } ] } ]',
      'a day on which the page answered': 'reads/acme.yaml: [ { last_reachable: «2026-11-21» } ]',
    },
    accepts: {
      'an attempt of today': 'reads/acme.yaml: [ { last_attempt: 2026-11-20 } ]',
      'a day to come on which a page is read again':
        'reads/acme.yaml: [ { refused_read: { reason: Closed, refused_date: 2026-11-19, read_again_on: 2026-11-21 } } ]',
      'a check of a record of a day to come':
        'reads/acme.yaml: [ { record_checks: [ { change_type: restriction, date: 2026-11-21, checked: 2026-11-19, outcome: ok, detail: Read } ] } ]',
    },
  },
  'success-mismatch': {
    reports: {
      'a success one day after the last read':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: link_ok }, last_success: «2026-11-19» } ]',
      'it after a read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: «2026-11-19» } ]',
      'a success of a page that was never read': 'reads/acme.yaml: [ { last_success: «2026-11-18» } ]',
      'a success one day before a read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: 2026-11-17 } ]',
      'a read that confirmed the terms without a success':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed } } ]',
    },
    accepts: {
      'a success on the day of the read that confirmed the terms':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: confirmed }, last_success: 2026-11-18 } ]',
      'a success before a read that confirmed nothing':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: link_ok }, last_success: 2026-11-17 } ]',
      'a read that confirmed nothing without a success':
        'reads/acme.yaml: [ { last_read: { date: 2026-11-18, outcome: states_no_price } } ]',
      'a page that was never read': 'reads/acme.yaml: [ {} ]',
    },
  },
};

describeExamples(CHECKS, READS_CHECKS);

it('the checks say what is wrong, and what to do', () => {
  expect(wordings(CHECKS)).toMatchInlineSnapshot(`
    "duplicate-read: \`https://acme.example/pricing\` has two entries
      fix: keep the entry with the newer \`last_attempt\`
      also: first entry
    future-read: \`last_attempt\` is 2026-11-21, which is after today, 2026-11-20 (UTC)
      fix: correct the clock of the machine that reads, and remove the entry
    success-mismatch: \`last_success\` is 2026-11-19, and the last read is of 2026-11-18
      fix: a confirming read is the newest success; no success is newer than the newest read"
  `);
});
