import { describeCheck, yamlFile } from './diagnosed.ts';

const groups = (...words: string[][]) => yamlFile('synonyms.yaml', words);

describeCheck('lone-synonym', {
  reports: [
    [
      'a group of one word',
      groups(['sql', 'relational'], ['rows']),
      {
        at: '- rows',
        what: 'a group of synonyms has one word',
        fix: 'add the words that mean the same, or remove the group',
      },
    ],
    ['a group of no word', groups([]), { at: '[]', what: 'a group of synonyms is empty' }],
  ],
  accepts: [
    ['a group of two words', groups(['sql', 'relational'])],
    ['a list without groups', groups()],
  ],
  isWaivable: false,
});
