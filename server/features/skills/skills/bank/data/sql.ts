import { bank, one, several, topic } from '../bank-notation.ts'

export const sql = bank(
  'sql',
  'Selecting and joining, grouping, changing data, keys and constraints, transactions and indexes',
  topic('Selecting', [
    one(
      'Which rows does WHERE discount <> 10 leave out besides those with 10?',
      'Those where discount is null',
      ['Those where discount is 0', 'None', 'Those where discount is negative'],
      'A comparison with null is neither true nor false; only rows for which it is true are returned.',
    ),
    one(
      'How do you find rows without a value in the column email?',
      'WHERE email IS NULL',
      ['WHERE email = NULL', "WHERE email = ''", 'WHERE email IN (NULL)'],
      'Nothing equals null, not even null, so = NULL is never true.',
    ),
    one(
      'Without ORDER BY, in which order does a query return its rows?',
      'In no order that can be relied on',
      ['By primary key', 'In the order they were inserted', 'Alphabetically'],
      'It can change with the plan, the data and the version. If order matters, it has to be asked for.',
    ),
    one(
      'What does SELECT DISTINCT country, city return?',
      'Each combination of country and city once',
      ['Each country once, with any city', 'Each city once', 'Only countries with one city'],
      'DISTINCT applies to the whole row of the result.',
    ),
    one(
      "Which rows does name LIKE 'A_e%' find?",
      'Those starting with A, any one character, then e',
      ['Those starting with A_e', 'Those with an e somewhere after A', 'Those with exactly three letters'],
      'The underscore stands for exactly one character, the percent sign for any number of them.',
    ),
    one(
      'Which part of a query is evaluated first?',
      'FROM',
      ['SELECT', 'ORDER BY', 'GROUP BY'],
      'FROM and its joins come first, then WHERE, GROUP BY, HAVING, SELECT, ORDER BY. So WHERE cannot use names given in SELECT.',
    ),
    one(
      "What does COALESCE(nickname, name, 'guest') return?",
      'The first of them that is not null',
      ['The longest of them', 'All of them joined', 'name, unless nickname is empty text'],
      'Empty text is a value, so it would be returned.',
    ),
    one(
      'What does CASE return if no WHEN applies and there is no ELSE?',
      'NULL',
      ['0', 'An error', 'The last THEN'],
      'Leaving out ELSE is the same as ELSE NULL.',
    ),
  ]),
  topic('Joins', [
    one(
      'Every customer should be listed, including those without orders. Which join?',
      'customers LEFT JOIN orders',
      ['customers INNER JOIN orders', 'customers CROSS JOIN orders', 'customers RIGHT JOIN orders'],
      'A left join keeps all rows of the left table and fills the right side with nulls.',
    ),
    one(
      'A left join suddenly behaves like an inner join. What is a likely reason?',
      'WHERE has a condition on a column of the right table',
      [
        'ON compares columns of both of the tables',
        'The right table has an index on the column',
        'SELECT names columns of the left table only',
      ],
      'Rows filled with nulls do not pass such a condition. It belongs in ON.',
    ),
    one(
      'A has 3 rows and B has 4. How many rows does A CROSS JOIN B return?',
      '12',
      ['7', '4', '3'],
      'Every row of one is combined with every row of the other.',
    ),
    one(
      'How do you find customers who have never ordered?',
      'WHERE NOT EXISTS (SELECT 1 FROM orders WHERE orders.customer_id = customers.id)',
      [
        'WHERE customers.id NOT IN (SELECT customer_id FROM orders) if customer_id can be null',
        'INNER JOIN orders … WHERE orders.id IS NULL',
        'HAVING count(*) = 0 without a join',
      ],
      'NOT IN with a null in the list is never true; NOT EXISTS has no such trap.',
    ),
    one(
      'What is a self join?',
      'A table joined with itself under two names',
      ['A table joined with a copy of an earlier state', 'A join without a condition', 'A join of two views'],
      'For example employees with their managers, who are employees too.',
    ),
    one(
      'Summing order totals after joining orders with their items gives too much. Why?',
      'Each order appears once per item',
      ['Sums ignore nulls', 'Joins round numbers', 'The items have no index'],
      'The join multiplies the rows. Sum before joining, or sum the items.',
    ),
    one(
      'What does UNION do that UNION ALL does not?',
      'It removes duplicate rows',
      ['It sorts the rows', 'It joins on equal columns', 'It keeps the order of both queries'],
      'Removing duplicates costs time, so UNION ALL is better where there are none.',
    ),
    one(
      'Which rows does a full outer join return?',
      'All rows of both tables, matched where possible',
      [
        'Only the rows of both tables that have no match',
        'Every combination of rows from both tables',
        'Only rows that match in both',
      ],
      'Unmatched rows of either side are filled with nulls.',
    ),
  ]),
  topic('Grouping and windows', [
    one(
      'What is the difference between WHERE and HAVING?',
      'WHERE filters rows before grouping, HAVING filters groups',
      [
        'HAVING is only allowed in queries with joins',
        'WHERE filters groups, HAVING filters single rows',
        'There is none, as databases treat both the same',
      ],
      'Conditions on aggregates such as count(*) > 3 are only possible in HAVING.',
    ),
    one(
      'What does count(phone) count?',
      'Rows where phone is not null',
      ['All rows, with or without phone', 'How many different phones there are', 'Rows where phone is null'],
      'count(*) counts rows; count(DISTINCT phone) counts different values.',
    ),
    one(
      'What is avg(score) of the values 10, null and 20?',
      '15',
      ['10', 'null', '30'],
      'Aggregates ignore nulls, so the average is that of two values.',
    ),
    one(
      'What is sum(amount) over no rows at all?',
      'NULL',
      ['0', 'An error', 'An empty result without a row'],
      'Only count is zero for no rows; COALESCE(sum(amount), 0) gives a number.',
    ),
    one(
      'How does a window function differ from an aggregate with GROUP BY?',
      'It keeps every row',
      ['It sorts the table', 'It can only count', 'It runs before WHERE'],
      'The result of the window is added to each row instead of collapsing the group.',
    ),
    one(
      'Two people share second place. What does RANK() give the next one?',
      '4',
      ['2', '3', '5'],
      'RANK leaves a gap after a tie, DENSE_RANK does not.',
    ),
    one(
      'How do you get the newest order of each customer with a window function?',
      'ROW_NUMBER() OVER (PARTITION BY customer_id ORDER BY ordered_at DESC), then keep number 1',
      [
        'MAX(ordered_at) OVER (PARTITION BY customer_id), then keep the first row of the result',
        'RANK() OVER (ORDER BY customer_id), then keep number 1',
        'LIMIT 1 in the outer query',
      ],
      'The numbers start again in every partition; the filter has to be in an outer query.',
    ),
    one(
      'What does LAG(price) OVER (ORDER BY day) return for the first row?',
      'NULL',
      ['0', 'Its own price', 'The last price'],
      'There is no row before it. A third argument can set another default.',
    ),
  ]),
  topic('Keys and constraints', [
    one(
      'What does a foreign key guarantee?',
      'That the referenced row exists',
      ['That the column is indexed', 'That the value is unique', 'That the tables are in one schema'],
      'Many databases do not create an index for it, which matters when referenced rows are deleted.',
    ),
    one(
      'What does ON DELETE CASCADE do?',
      'Deletes the rows that refer to the deleted one',
      [
        'Prevents the deletion while others refer to it',
        'Sets the references to null',
        'Deletes the whole table once it is empty',
      ],
      'Handy for parts of a whole, dangerous for anything that should outlive it.',
    ),
    one(
      'Two visitors register the same address at the same moment. What reliably prevents two accounts?',
      'A unique constraint on the address',
      ['A SELECT before the INSERT', 'A slower insert', 'A trigger that counts rows without locking'],
      'Both may look before either has inserted. Only the database can decide.',
    ),
    one(
      'What is a surrogate key?',
      'A key without meaning, such as a generated number',
      ['A key made of the columns that describe the row', 'A copy of another table’s key', 'A key that can be null'],
      'It stays the same when the data it identifies changes.',
    ),
    one(
      'Which normal form does a table with the columns order_id, customer_id, customer_name break?',
      'The third: the name depends on the customer, not on the order',
      [
        'The first: a table must not have more than two columns',
        'The second: its key consists of one column only',
        'None',
      ],
      'The name would have to be changed in every order of the customer.',
    ),
    one(
      'What can a CHECK constraint express?',
      'A condition on the values of one row',
      ['A condition on the rows of two tables', 'A value for rows without one', 'Who may read a row'],
      'For example price >= 0. Conditions over several rows need other means.',
    ),
    one(
      'Which of these describes a many-to-many relation between students and courses?',
      'A third table with a row for each pair',
      ['A list of ids in each student', 'A course column in students', 'A view of both tables'],
      'Each pair can then have its own facts, such as the date of enrolment.',
    ),
    several(
      'Which of these can a primary key be made of?',
      ['One column', 'Several columns together'],
      ['A column with nulls', 'An expression that changes with time'],
      'It has to be unique and not null.',
    ),
  ]),
  topic('Transactions and speed', [
    one(
      'What does atomicity mean for a transaction?',
      'All of its changes happen, or none',
      ['Other transactions cannot interrupt it', 'It is stored on two disks', 'It runs in one thread'],
      'After an error or a crash in the middle nothing of it remains.',
    ),
    one(
      'Two transactions each wait for a row the other has locked. What is this called?',
      'A deadlock',
      ['A dirty read', 'A phantom', 'A checkpoint'],
      'The database ends one of them. Locking in the same order everywhere avoids it.',
    ),
    one(
      'How is a lost update avoided when two people edit the same record?',
      'Compare a version number in the WHERE of the UPDATE',
      [
        'Read the record again right after the UPDATE',
        'Add a unique index on the id of the record',
        'Save the whole record instead of one field',
      ],
      'If no row was updated, somebody else was faster and the person can be told.',
    ),
    one(
      'An index on (country, city) helps which query most?',
      "WHERE country = 'KE' AND city = 'Kisumu'",
      ["WHERE upper(country) = 'KE' AND city LIKE '%umu'", "WHERE city = 'Kisumu'", "WHERE city LIKE '%umu'"],
      'An index is sorted by its first column, so conditions on later columns alone cannot use it well.',
    ),
    one(
      'Why does every additional index have a price?',
      'It has to be kept up to date by every write',
      ['It doubles the time of every SELECT', 'It locks the table while somebody reads', 'It can make results inexact'],
      'Inserts and updates write to all indexes concerned, and each takes space.',
    ),
    one(
      'Why is a query with OFFSET 100000 LIMIT 20 slow?',
      'The skipped rows are read as well',
      ['It is not: LIMIT makes it fast', 'LIMIT needs an index of its own', 'The result cannot be cached'],
      'Remembering the last key (WHERE id < …) reads only what is shown.',
    ),
    one(
      'What does EXPLAIN show?',
      'How the database intends to run a query',
      [
        'Which rows a query has changed in the past',
        'What the columns of a table stand for',
        'Who has run the query, and when',
      ],
      'With ANALYZE it runs the query and shows real times and row counts beside the estimates.',
    ),
    one(
      'What is the safest way to put a person’s input into a query?',
      'As a parameter',
      ['Between quotes', 'After removing semicolons', 'In upper case'],
      'Parameters are never read as SQL, so they cannot change the query.',
    ),
  ]),
)
