import { bank, one, several, topic } from '../bank-notation.ts'

export const postgresql = bank(
  'postgresql',
  'Queries and types, schema design, transactions, indexes and plans, running it',
  topic('Queries and types', [
    one(
      'Which type stores a moment so that it means the same everywhere?',
      'timestamptz',
      ['timestamp without time zone', 'date with a separate text column', 'interval'],
      'timestamptz is stored in UTC and shown in the session’s time zone.',
    ),
    one(
      'What does INSERT … ON CONFLICT (email) DO NOTHING return with RETURNING id for an existing row?',
      'No row',
      ['The id of the existing row', 'NULL in one row', 'An error about the duplicate'],
      'Nothing was inserted, so nothing is returned; select the row afterwards.',
    ),
    one(
      'What does DISTINCT ON (customer_id) need to give the newest order of each customer?',
      'ORDER BY customer_id, ordered_at DESC',
      ['GROUP BY customer_id, ordered_at', 'LIMIT 1 after the ORDER BY', 'A window function in SELECT'],
      'It keeps the first row of each group in that order.',
    ),
    one(
      'Which operator asks whether a jsonb column contains {"paid": true}?',
      '@>',
      ['->>', '||', '#-'],
      '->> takes a value out as text, || merges two documents.',
    ),
    one(
      'What is the difference between json and jsonb?',
      'jsonb is stored parsed and can be indexed',
      [
        'json is binary and can be compressed better',
        'jsonb keeps spaces and duplicate keys',
        'There is none since version 12',
      ],
      'json keeps the text as it was written.',
    ),
    one(
      'Which of these finds rows whose array column tags has "sql" in it and can use a GIN index?',
      "tags @> ARRAY['sql']",
      ["'sql' LIKE ANY (tags)", "array_to_string(tags, ',') LIKE '%sql%'", "tags[1] = 'sql'"],
      'Functions and positions cannot use the index on the array.',
    ),
    one(
      'What does a LATERAL join allow?',
      'A subquery that uses columns of the tables before it',
      [
        'A join of tables in two different databases',
        'A join that ignores nulls',
        'A join that runs in parallel on all cores',
      ],
      'For example the three newest orders of every customer.',
    ),
    one(
      'What does COPY do better than many INSERT statements?',
      'It loads many rows with little overhead',
      [
        'It checks no constraints, which makes it safe',
        'It skips duplicates by itself',
        'It works without a transaction log in all cases',
      ],
      'Parsing, planning and round trips happen once.',
    ),
  ]),
  topic('Schema design', [
    one(
      'Which column type is best for money?',
      'numeric, or whole cents as bigint',
      ['double precision with two decimals', 'money, as its format follows the currency', 'real'],
      'Floats round; the money type depends on a setting of the server.',
    ),
    one(
      'What is the advantage of text over varchar(50)?',
      'Changing a limit means changing a check, not the type',
      [
        'It takes less space, as no length has to be stored with it',
        'It is compared faster in an index',
        'It ignores upper and lower case',
      ],
      'Both are stored the same way in PostgreSQL.',
    ),
    one(
      'How is "only one active subscription per customer" enforced?',
      'A partial unique index: UNIQUE (customer_id) WHERE active',
      [
        'A CHECK constraint that counts the rows of the customer',
        'A unique index on customer_id and active together',
        'A trigger without a lock',
      ],
      'Rows that are not active are not in the index, so there may be many of them.',
    ),
    one(
      'Bookings of a room must not overlap. What enforces it?',
      'An exclusion constraint on room and time range',
      [
        'A unique index on room and start time',
        'A foreign key to the table of rooms',
        'A CHECK that the end is after the start',
      ],
      'EXCLUDE USING gist (room WITH =, during WITH &&).',
    ),
    one(
      'Adding a NOT NULL column with a constant default to a large table in a current version …',
      'is quick, because the rows are not rewritten',
      [
        'rewrites the whole table and locks it meanwhile',
        'is not possible without a new table',
        'fills the column in the background for hours',
      ],
      'The default is kept in the catalogue and used for old rows.',
    ),
    one(
      'How do you create an index on a busy table without blocking writes?',
      'CREATE INDEX CONCURRENTLY',
      ['CREATE INDEX inside a transaction', 'CREATE INDEX with a lower fill factor', 'REINDEX TABLE afterwards'],
      'It takes longer and cannot run inside a transaction.',
    ),
    one(
      'Why does a foreign key column usually need an index?',
      'Deleting a referenced row otherwise scans the whole table',
      [
        'The foreign key does not work without one at all',
        'Inserts look it up in the child table',
        'It is created by itself, so it does not',
      ],
      'Only the referenced side has an index by definition.',
    ),
    one(
      'What is a generated column?',
      'One whose value is computed from other columns of the same row',
      [
        'One that is filled by a sequence whenever a row is added',
        'One that only administrators can see and change',
        'One that a view adds to its table',
      ],
      'It cannot be written and is always consistent.',
    ),
  ]),
  topic('Transactions', [
    one(
      'What is the default isolation level?',
      'Read committed',
      ['Serializable', 'Repeatable read', 'Read uncommitted'],
      'Each statement sees what was committed before it began.',
    ),
    one(
      'What does SELECT … FOR UPDATE do?',
      'Locks the rows until the transaction ends',
      [
        'Updates the rows after reading them',
        'Locks the whole table against reading',
        'Reads rows that are not committed yet',
      ],
      'Other transactions that want to change or lock these rows wait; readers do not.',
    ),
    one(
      'Many workers take jobs from one table. Which clause keeps them from waiting for each other?',
      'FOR UPDATE SKIP LOCKED',
      ['FOR SHARE', 'FOR UPDATE NOWAIT, which tries again', 'ORDER BY random()'],
      'Rows that another worker has locked are passed over.',
    ),
    one(
      'In serializable isolation a transaction fails with code 40001. What should the program do?',
      'Run the whole transaction again',
      ['Run the failed statement again', 'Commit what has been done so far', 'Report a broken database'],
      'The database could not find an order in which both make sense.',
    ),
    one(
      'Readers and writers do not block each other. What makes this possible?',
      'Several versions of a row exist at the same time',
      ['Readers work on a copy of the table', 'Writes wait in memory until nobody reads', 'Each row has two locks'],
      'MVCC: every transaction sees the versions that are valid for it.',
    ),
    one(
      'After an error inside a transaction every further statement fails. How can you continue?',
      'Roll back, entirely or to an earlier savepoint',
      [
        'Commit the transaction and look at the log later',
        'Repeat the failed statement until it succeeds',
        'Close the cursor',
      ],
      'The transaction is aborted; a savepoint lets part of it survive.',
    ),
    one(
      'What is an advisory lock?',
      'A lock with a meaning that only the program knows',
      [
        'A warning before a real lock is taken',
        'A lock that can be ignored by writers of the row',
        'A lock on a whole database',
      ],
      'For example "only one node runs this job".',
    ),
    one(
      'A transaction stays open for hours without doing anything. What is the harm?',
      'Old row versions cannot be removed meanwhile',
      ['Nobody else can write to any table', 'The server closes it and loses data', 'None, as it does nothing'],
      'Tables grow; idle_in_transaction_session_timeout ends such sessions.',
    ),
  ]),
  topic('Indexes and plans', [
    one(
      'EXPLAIN ANALYZE shows rows=1 estimated and rows=90000 actual. What does this suggest?',
      'Statistics are missing or old',
      ['The index is damaged and has to be rebuilt', 'The query joins too many tables', 'The disk is too slow'],
      'ANALYZE updates them; correlated columns may need extended statistics.',
    ),
    one(
      'Which index serves ORDER BY created_at DESC LIMIT 20 for one user_id?',
      '(user_id, created_at)',
      ['(created_at, user_id)', '(created_at) only, with user_id as a filter', '(user_id) and another on (created_at)'],
      'The rows of the user are found together and already sorted; a b-tree can be read backwards.',
    ),
    one(
      "WHERE lower(email) = 'a@b.example' does not use the index on email. What does?",
      'An index on lower(email)',
      ['A unique index on email', 'A larger index', 'A hash index on email'],
      'The expression has to be the same. citext or a case-insensitive collation are alternatives.',
    ),
    one(
      "Which index makes LIKE '%term%' fast?",
      'A GIN index with pg_trgm',
      ['A b-tree with text_pattern_ops', 'A BRIN index', 'A hash index'],
      'A b-tree only helps if the start is known.',
    ),
    one(
      'When is a sequential scan the right plan?',
      'When a large part of the table is needed',
      ['Never, if there is an index', 'When the table has many indexes', 'Only in tables without a primary key'],
      'Reading everything in order beats many random reads.',
    ),
    one(
      'What is an index-only scan?',
      'All needed columns are in the index',
      [
        'A scan of a table without rows',
        'A check whether the index is valid',
        'A scan that ignores deleted rows of the table',
      ],
      'INCLUDE adds columns for this purpose.',
    ),
    one(
      'For which data is a BRIN index good?',
      'Large tables stored in the order of the column, such as logs by time',
      [
        'Small tables with many updates of all columns in random order',
        'Texts in several languages',
        'Columns with two values',
      ],
      'It keeps only ranges per block and is tiny.',
    ),
    one(
      'What does pg_stat_statements tell you?',
      'Which statements take the most time in total',
      ['Which statements are allowed', 'Who is signed in', 'Which tables are locked at this moment and by whom'],
      'A fast statement that runs a million times may cost the most.',
    ),
  ]),
  topic('Running it', [
    one(
      'What does VACUUM do?',
      'Makes the space of dead rows usable again',
      ['Deletes rows that are older than a limit', 'Sorts the rows of a table by its key', 'Rebuilds all indexes'],
      'Files usually keep their size; VACUUM FULL rewrites the table under a lock.',
    ),
    one(
      'What is the write-ahead log for?',
      'Changes survive a crash before they are in the tables',
      [
        'Errors of the server can be read by people afterwards',
        'Queries are recorded, so that slow ones can be found',
        'Reading is faster while others write',
      ],
      'It is also what replication and point-in-time recovery use.',
    ),
    one(
      'A server allows 100 connections and 500 processes want one each. What helps?',
      'A connection pooler',
      ['max_connections = 5000', 'A second database on the same server', 'Shorter passwords'],
      'Every connection is a process with its own memory; most of them are idle.',
    ),
    one(
      'What is the difference between pg_dump and a base backup?',
      'pg_dump saves the content logically, a base backup the files',
      [
        'pg_dump saves one database with its users, a base backup only tables',
        'A base backup can be read as SQL',
        'pg_dump needs the server to be stopped',
      ],
      'With archived WAL a base backup can be restored to any moment.',
    ),
    one(
      'A replica shows a write seconds later. What must a program not assume?',
      'That it reads its own writes from the replica',
      [
        'That the replica has all tables of the primary',
        'That the primary still runs',
        'That the replica can be queried at all',
      ],
      'Read from the primary right after writing, or wait for the position.',
    ),
    one(
      'Which role should an application connect with?',
      'One with only the rights it needs',
      ['postgres', 'The owner of all schemas, for migrations at any time', 'A new role for each request'],
      'A fault in the application then does less damage.',
    ),
    one(
      'What does statement_timeout protect against?',
      'Queries that run far too long',
      ['Too many statements in a second', 'Slow networks of clients', 'Deadlocks, which would last for ever otherwise'],
      'Deadlocks are found and ended by the server itself.',
    ),
    several(
      'Which of these prove that a backup is good?',
      ['It was restored', 'Queries on the restored data gave what was expected'],
      ['The job ended without an error', 'The file has the usual size'],
      'A backup that was never restored is a hope.',
    ),
  ]),
)
