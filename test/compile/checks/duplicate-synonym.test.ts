import { describeCheck, yamlFile } from './diagnosed.ts';

const groups = (...words: string[][]) => yamlFile('synonyms.yaml', words);

describeCheck('duplicate-synonym', {
  reports: [
    [
      'a word of two groups',
      groups(['sql', 'relational'], ['rows', 'sql']),
      {
        at: 'sql',
        what: '`sql` is a synonym already',
        fix: 'merge the two groups, or keep the word in one of them',
        also: ['sql: first written here'],
      },
    ],
    ['a word twice in one group', groups(['sql', 'relational', 'sql']), { at: 'sql' }],
    [
      'a word in another spelling, which is unfolded-synonym too',
      groups(['sql', 'relational'], ['rows', 'SQL']),
      { at: 'SQL' },
      { at: 'SQL', code: 'unfolded-synonym' },
    ],
  ],
  accepts: [['words that differ by one letter', groups(['postgres', 'postgre'], ['mysql', 'mysqls'])]],
  isWaivable: false,
});
