import { bank, one, several, topic } from '../bank-notation.ts'

export const typescript = bank(
  'typescript',
  'Types and inference, narrowing, generics, types from types, a project in practice',
  topic('Types and inference', [
    one(
      'What does TypeScript check at run time?',
      'Nothing: types are removed when code is compiled',
      [
        'Arguments of exported functions, if strict is set',
        'Everything that comes from outside',
        'Properties of classes, but not of objects',
      ],
      'Data from outside still has to be validated by code.',
    ),
    one(
      'What is the difference between any and unknown?',
      'unknown must be narrowed before it is used',
      ['any is only for objects', 'unknown can hold fewer values', 'There is none under strict'],
      'any switches checking off, unknown keeps it on.',
    ),
    one(
      'Which type does x get in const x = "open"?',
      'The literal type "open"',
      ['The type string', 'The type "open" | undefined', 'The type any'],
      'A const cannot change, so the narrowest type fits. With let it would be string.',
    ),
    one(
      'Which assignment is an error?',
      'const a: { n: number } = { n: 1, m: 2 }',
      ['const b: { n: number } = other, where other has n and m', 'const c: object = []', 'const d: unknown = 1'],
      'Object literals are checked for excess properties; other values may have more than asked for.',
    ),
    one(
      'What does as const do to ["a", "b"]?',
      'Makes it readonly ["a", "b"]',
      ['Freezes it at run time', 'Makes it string[]', 'Removes duplicates'],
      'The elements keep their literal types and the array becomes a readonly tuple.',
    ),
    one(
      'What is structural typing?',
      'Types are compatible if their members are',
      ['Types must be declared with the same name', 'Every type is a class', 'Types are compared at run time'],
      'No declaration that one type implements another is needed.',
    ),
    one(
      'What does satisfies do?',
      'Checks a value against a type without widening it',
      [
        'Converts a value to a type and checks the result at run time',
        'Asserts at run time',
        'Makes properties optional',
      ],
      'const x = {...} satisfies T keeps the precise type of the literal.',
    ),
    one(
      'Which type has no values at all?',
      'never',
      ['void', 'null', 'unknown'],
      'It is the type of what cannot happen, such as the rest after all cases are handled.',
    ),
  ]),
  topic('Narrowing', [
    one(
      'What is a discriminated union?',
      'A union whose members share a property with distinct literal types',
      [
        'A union of classes, one of which is chosen by the compiler when it is used',
        'A union without null',
        'A union sorted by name',
      ],
      'Comparing that property narrows the union to one member.',
    ),
    one(
      'How do you let the compiler report a forgotten case of a union?',
      'Assign the value to never in the default case',
      ['Add a comment', 'Use any in the default case', 'Throw an error in the default case only'],
      'If a case is missing, its type is not never and the assignment fails.',
    ),
    one(
      'What does this return type mean?',
      'If the function returns true, value is a string afterwards',
      [
        'value must already be a string, or the call does not compile',
        'The function converts value to text',
        'The function returns a string, or true if it cannot',
      ],
      'It is a type predicate; the compiler trusts its author.',
      'function isText(value: unknown): value is string',
    ),
    one(
      'After if (!user) return, what is the type of user: User | undefined?',
      'User',
      ['User | undefined', 'undefined', 'never'],
      'Control flow analysis removes what has been ruled out.',
    ),
    one(
      'Why is value as User risky for parsed JSON?',
      'Nothing checks that it is one',
      ['It copies the object', 'It fails for arrays', 'It is slow'],
      'An assertion silences the compiler. A schema validates the data and gives the type.',
    ),
    one(
      'What does typeof value === "object" not rule out?',
      'null',
      ['A number', 'undefined', 'A string'],
      'typeof null is "object" too.',
    ),
    one(
      'With noUncheckedIndexedAccess, what is the type of list[0] for string[]?',
      'string | undefined',
      ['string | number', 'string | null', 'string'],
      'The element may not exist, so it has to be checked.',
    ),
    one(
      'What does the ! in user!.name do?',
      'Tells the compiler that user is not null or undefined',
      [
        'Throws an error if user is null or undefined at run time',
        'Returns undefined if user is null',
        'Negates the value of name',
      ],
      'It checks nothing at run time; ?. is the operator that does.',
    ),
  ]),
  topic('Generics', [
    one(
      'Why is a generic function better than one with any?',
      'The result keeps the type of the argument',
      [
        'It needs no annotations where it is called',
        'It runs faster, as checks are left out',
        'It accepts more values than any',
      ],
      'first<T>(list: T[]): T returns exactly what was in the list.',
    ),
    one(
      'What does K extends keyof T express?',
      'K is the name of a property of T',
      ['K is a subclass of T', 'K has all properties of T', 'K is a value of T'],
      'T[K] is then the type of that property.',
    ),
    one(
      'When should a type parameter be left out?',
      'When it appears only once in the signature',
      ['When it is an object', 'When the function is exported', 'When there are two of them'],
      'It then connects nothing, and a plain type says the same.',
    ),
    one(
      'What is the type of Promise.all([Promise.resolve(1), Promise.resolve("a")]) once awaited?',
      '[number, string]',
      ['(number | string)[]', 'unknown[]', 'Promise<any>[]'],
      'The tuple keeps the type of every position.',
    ),
    one(
      'What is a default of a type parameter for?',
      'It is used when none is given or inferred',
      ['It is the value at run time', 'It limits the parameter', 'It makes the parameter optional at run time'],
      'interface Page<T = string> can be written as Page.',
    ),
    one(
      'What does ReadonlyArray<T> prevent?',
      'Changing the array through this reference',
      [
        'Anybody from changing the array, in any way',
        'Reading past the end of the array',
        'Storing objects in the array',
      ],
      'Someone with a mutable reference can still change it; nothing is frozen.',
    ),
    one(
      'Where is the error in this call?',
      'The property b does not exist on the object',
      [
        'The key has to be a number or a symbol',
        'pick needs its two type arguments',
        'The object has no declared type',
      ],
      'K is limited to the keys of T, which is { a: number }.',
      'declare function pick<T, K extends keyof T>(from: T, key: K): T[K]\npick({ a: 1 }, "b")',
    ),
    one(
      'What does infer do in a conditional type?',
      'Names a part of the matched type',
      ['Guesses a missing type argument', 'Reads a value', 'Makes the type optional'],
      'T extends Promise<infer V> ? V : T unwraps a promise.',
    ),
  ]),
  topic('Types from types', [
    one(
      'What does Partial<User> mean?',
      'All properties of User, each optional',
      ['Some of the properties of User', 'User or undefined', 'User without methods'],
      'Pick chooses some properties, Omit leaves some out.',
    ),
    one(
      'What is keyof { a: 1; b: 2 }?',
      '"a" | "b"',
      ['1 | 2', 'string', '["a", "b"]'],
      'It is the union of the names of the properties.',
    ),
    one(
      'What does typeof in a type position give?',
      'The type of a value',
      ['Text such as "object"', 'The class of an object', 'A run-time check'],
      'type Config = typeof config takes the type from the value, so that both cannot disagree.',
    ),
    one(
      'How is a type made from a list of allowed words?',
      '(typeof words)[number], with words as const',
      ['keyof words, if words is an object or an array', 'words[]', 'typeof words.length'],
      'The list exists at run time and the type follows it.',
    ),
    one(
      'What does Record<Status, string> demand of an object literal?',
      'A text for every status',
      ['At least one status', 'Statuses in order', 'Only statuses known at run time'],
      'A status that is added later makes the literal fail to compile, which is the point.',
    ),
    one(
      'What is `user-${number}` as a type?',
      'A template literal type: texts of that form',
      ['A syntax error: types cannot contain variables', 'Exactly one text', 'A function'],
      'For example "user-7" is assignable to it, "user-x" is not.',
    ),
    one(
      'Which utility type gives the result of a function type?',
      'ReturnType',
      ['Parameters', 'Awaited', 'InstanceType'],
      'Awaited<ReturnType<typeof load>> is the usual pair for async functions.',
    ),
    one(
      'What does the mapped type { readonly [K in keyof T]: T[K] } produce?',
      'T with all properties read-only',
      ['An array of the keys of T', 'T without its properties', 'A copy of T at run time'],
      'It is what Readonly<T> is.',
    ),
  ]),
  topic('A project in practice', [
    one(
      'What does "strict": true include?',
      'Among others strictNullChecks and noImplicitAny',
      ['Run-time checks of all values that come from outside', 'Formatting rules', 'A faster compiler'],
      'Without strictNullChecks null could be in every type.',
    ),
    one(
      'What is import type for?',
      'The import is removed completely from the output',
      ['It loads a module lazily', 'It imports only interfaces of libraries', 'It checks the module at run time'],
      'No code of the module is loaded for a type alone.',
    ),
    one(
      'A library has no types. Where do they usually come from?',
      'A package such as @types/name, or an own .d.ts file',
      [
        'The compiler downloads them when it is first imported',
        'They are inferred from its JavaScript',
        'They have to be written into its own code',
      ],
      'A declaration file describes what exists without implementing it.',
    ),
    one(
      'Why do many teams avoid enum?',
      'It creates run-time code; unions of literals need none',
      [
        'It is limited to ten members and cannot be exported from a module',
        'Its members cannot be compared with ===',
        'It is slower to type',
      ],
      'Tools that only remove types cannot handle enums, and any value of type number can be assigned to a numeric enum.',
    ),
    one(
      'What does // @ts-expect-error do better than // @ts-ignore?',
      'It fails once there is no error any more',
      [
        'It hides all errors of the next few lines',
        'It says which error was expected',
        'It works in JavaScript files, too',
      ],
      'Stale suppressions are noticed.',
    ),
    one(
      'What is the benefit of project references?',
      'Parts are checked separately and only when they changed',
      [
        'Types are shared over the network between all developers',
        'Errors are corrected automatically',
        'Tests run first',
      ],
      'Large repositories stay quick to check.',
    ),
    one(
      'Where should data from an API be typed?',
      'At the border, by a schema that validates and gives the type',
      [
        'Where it is used, by an assertion with as in each component that needs it',
        'Nowhere, it is JSON',
        'In every component again',
      ],
      'Inside, the types can be trusted because the border has checked.',
    ),
    several(
      'Which of these exist at run time?',
      ['class', 'enum'],
      ['interface', 'type'],
      'Interfaces and type aliases are only there for the compiler.',
    ),
  ]),
)
