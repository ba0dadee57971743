import { bank, one, several, topic } from '../bank-notation.ts'

export const react = bank(
  'react',
  'Components and state, effects, lists and forms, performance, servers and data',
  topic('Components and state', [
    one(
      'What makes a component render again?',
      'A change of its state or context, or a render of its parent',
      [
        'A change of any variable that is mentioned in its returned markup',
        'A timer inside React',
        'Only a change of its props',
      ],
      'Plain variables are not watched; a parent’s render renders its children unless they are memoised.',
    ),
    one(
      'What does this show after one click?',
      '1',
      ['2', '0', 'NaN'],
      'Both calls use the same count of this render. setCount((n) => n + 1) twice would add two.',
      'const [count, setCount] = useState(0)\nconst press = () => {\n  setCount(count + 1)\n  setCount(count + 1)\n}',
    ),
    one(
      'Why must state not be changed in place?',
      'React compares references and would see no change',
      ['Objects in state are frozen, so that changes are ignored', 'It is slower', 'It throws an error'],
      'A new object or array tells React, and everything memoised, that something is different.',
    ),
    one(
      'Two siblings need the same value. Where does it belong?',
      'In their nearest common parent',
      ['In both, kept in sync by effects', 'In a global variable', 'In the sibling that renders first'],
      'One owner, passed down as props: this is called lifting state up.',
    ),
    one(
      'A value can be calculated from props. Should it be state?',
      'No, calculate it while rendering',
      ['Yes, and update it in an effect', 'Yes, with useRef', 'Only in class components'],
      'Copies in state get out of step and cost another render.',
    ),
    one(
      'What is useRef for?',
      'A value that survives renders and causes none',
      [
        'State that renders faster, as it is compared by reference',
        'Reading a sibling’s state',
        'Reference types only',
      ],
      'Typical are DOM nodes, timers and the last known value.',
    ),
    one(
      'How does a change of key affect a component?',
      'React creates it again, with fresh state',
      ['It is moved without losing state', 'Nothing outside lists', 'Its effects are skipped'],
      'A key is identity: another key is another component.',
    ),
    one(
      'What must be true of the order of hook calls?',
      'It is the same in every render',
      [
        'It follows the alphabet, by their names',
        'State comes first and effects last',
        'It is the same in all components',
      ],
      'React finds the state of a hook by its position, so hooks cannot be called conditionally.',
    ),
  ]),
  topic('Effects', [
    one(
      'When does an effect run?',
      'After the component has been rendered to the screen',
      [
        'Before the component is rendered for the first time',
        'While the component is being rendered',
        'Only when the component is removed',
      ],
      'Effects are for keeping something outside React in step with the component.',
    ),
    one(
      'What does an empty dependency array mean?',
      'Run after the first render, clean up at the end',
      ['Run after every render, whatever has changed before it', 'Never run', 'Run when any prop changes'],
      'In development Strict Mode runs it twice to find missing clean-up.',
    ),
    one(
      'What is missing in this effect?',
      'Returning a function that clears the interval',
      ['A second interval that stops the first one when it is late', 'An async keyword', 'A call of setState'],
      'Without clean-up the interval keeps running after the component is gone.',
      'useEffect(() => {\n  const timer = setInterval(tick, 1000)\n}, [tick])',
    ),
    one(
      'A search effect shows an older response after a newer one. What is the cure?',
      'Ignore or abort the earlier request in the clean-up',
      ['A longer delay before the request, so that fewer are sent', 'useLayoutEffect', 'A second effect'],
      'Responses arrive in any order; the clean-up marks the old one as outdated.',
    ),
    one(
      'What does not belong in an effect?',
      'Handling a click',
      ['Subscribing to a socket', 'Measuring an element', 'Setting the document title'],
      'What happens because of an event belongs in its handler, where the cause is known.',
    ),
    one(
      'When is useLayoutEffect right?',
      'When something must be measured and changed before it is painted',
      [
        'For all effects that have a clean-up function, whatever they are about',
        'When a request must be sent as early as possible',
        'For code that runs on the server',
      ],
      'It blocks painting, so it should be short and rare.',
    ),
    one(
      'Why does this effect run after every render?',
      'options is a new object each time',
      ['options is not declared with useState', 'Effects with objects always run', 'connect returns a function'],
      'Dependencies are compared by identity. Create the object inside the effect or memoise it.',
      'const options = { room }\nuseEffect(() => connect(options), [options])',
    ),
    one(
      'Which hook reads an external store without tearing?',
      'useSyncExternalStore',
      ['useReducer', 'useImperativeHandle', 'useDebugValue'],
      'It keeps all components of one render on the same snapshot.',
    ),
  ]),
  topic('Lists and forms', [
    one(
      'Why is the index a poor key for a list that can be reordered?',
      'State and focus stay with the position instead of the item',
      [
        'Indexes are numbers, and keys have to be unique texts to be compared',
        'Keys must be text',
        'It makes rendering impossible',
      ],
      'Use an id of the item.',
    ),
    one(
      'What is a controlled input?',
      'One whose value comes from state',
      ['One that is disabled', 'One with a default value', 'One inside a form'],
      'React sets the value in each render and onChange updates the state.',
    ),
    one(
      'What happens with value set and no onChange?',
      'Nothing can be typed',
      ['The input works normally', 'React adds one', 'The page reloads'],
      'The value is reset to the state in every render; defaultValue leaves it to the browser.',
    ),
    one(
      'What does {count && <Badge />} render when count is 0?',
      '0',
      ['Nothing', 'The badge', 'false'],
      'The expression is 0, which React prints. count > 0 && … avoids it.',
    ),
    one(
      'How do you render several elements without a wrapper?',
      'With a fragment, <>…</>',
      ['With an array of props', 'With two return statements', 'It is not possible'],
      'Fragments group children without adding an element.',
    ),
    one(
      'How is a label connected with an input when the same component is used twice on a page?',
      'With an id from useId',
      ['With a fixed id', 'With a random id while rendering', 'With the name of the component'],
      'useId is unique and the same on server and client.',
    ),
    one(
      'What is wrong with onClick={save()}?',
      'It calls save while rendering',
      ['It needs quotes around save()', 'It calls save twice per click', 'save must not be async'],
      'A handler is passed, not called: onClick={save}.',
    ),
    one(
      'What does dangerouslySetInnerHTML risk?',
      'Scripts in the text run on your page',
      ['Slower rendering only', 'Lost event handlers', 'Nothing in modern browsers'],
      'React escapes everything else; this is the exception and needs sanitised input.',
    ),
  ]),
  topic('Performance', [
    one(
      'What does React.memo do?',
      'Skips a render if the props are the same as before',
      [
        'Keeps the response of a request for later renders',
        'Renders once and never again',
        'Moves the rendering into a worker',
      ],
      'Props are compared one by one by identity.',
    ),
    one(
      'What is useMemo for?',
      'Keeping an expensive result until its inputs change',
      ['Storing state that should survive a reload of the page', 'Running code once per app', 'Delaying an effect'],
      'It is an optimisation, not a guarantee.',
    ),
    one(
      'Why does passing () => save(id) defeat React.memo?',
      'It is a new function in every render',
      ['Functions cannot be props', 'Arrow functions are slow', 'memo ignores functions'],
      'useCallback, or the compiler, keeps the same function while its inputs are the same.',
    ),
    one(
      'What does lazy() with Suspense achieve?',
      'Code of a part is loaded when it is first shown',
      [
        'Images of a part are loaded only when they are scrolled into view',
        'State is created later',
        'Effects run later',
      ],
      'The fallback is shown until the code has arrived.',
    ),
    one(
      'A list of 10,000 rows scrolls badly. What helps most?',
      'Rendering only the rows in view',
      ['React.memo around the list', 'A larger key', 'useEffect for each row'],
      'Virtualisation keeps the number of elements small.',
    ),
    one(
      'What is startTransition for?',
      'Marking an update as less urgent than input',
      [
        'Animating how elements enter and leave',
        'Moving between routes without a reload',
        'Starting a request before it is needed',
      ],
      'Typing stays responsive while the slow update is prepared.',
    ),
    one(
      'One context holds user and theme. What is the cost?',
      'Everything that reads it renders when either changes',
      ['The context takes longer to read, the more values it has', 'Only one may be read', 'None'],
      'Two contexts, or a memoised value, limit what renders.',
    ),
    one(
      'Where do you look first for slow renders?',
      'In a recording of the React profiler',
      ['In the waterfall of the network panel', 'In the sizes that the build prints', 'In the list of dependencies'],
      'It shows which components rendered, how long and why. Guessing is usually wrong.',
    ),
  ]),
  topic('Servers and data', [
    one(
      'What is hydration?',
      'React attaches to the HTML that the server rendered',
      ['Loading data into the state of components after the first click', 'Rendering on the server', 'Filling a cache'],
      'The first client render has to match the markup.',
    ),
    one(
      'Which code causes a hydration mismatch?',
      'Rendering new Date().toLocaleTimeString()',
      ['Rendering a list of props with stable keys', 'Rendering an id from useId in a label', 'Rendering a prop'],
      'Time, time zone and language differ between server and browser.',
    ),
    one(
      'What can a server component not do?',
      'Use state or event handlers',
      ['Read from a database or the disk', 'Render client components', 'Wait for data with await'],
      'It runs once on the server and is sent as a description of the result.',
    ),
    one(
      'What does a data library such as TanStack Query add to fetch in an effect?',
      'Caching, deduplication, refetching and states of loading and error',
      [
        'Faster connections, because several requests are sent over one and the same line',
        'Type checks of responses',
        'Encryption',
      ],
      'These are needed in every real app and hard to get right by hand.',
    ),
    one(
      'What is an optimistic update?',
      'Showing the expected result before the server confirms it',
      [
        'Updating the page only after the server has confirmed the change',
        'Retrying for ever',
        'A render without state',
      ],
      'On failure it has to be taken back and the person told.',
    ),
    one(
      'Where do errors thrown while rendering end up?',
      'In the nearest error boundary',
      ['In a try around the JSX', 'In the event handler', 'In the console only'],
      'Without one the whole tree is removed.',
    ),
    one(
      'Why should a secret key not be in a client component?',
      'Its code is sent to every visitor',
      ['It slows the build', 'React removes strings', 'It changes with each render'],
      'Everything in the bundle is public.',
    ),
    several(
      'Which of these are good reasons for rendering on the server?',
      ['Content is visible before scripts have loaded', 'Search engines and previews see it'],
      ['Components need no state', 'The bundle gets larger', 'Effects run earlier'],
      'The page is useful earlier, even on slow phones.',
    ),
  ]),
)
