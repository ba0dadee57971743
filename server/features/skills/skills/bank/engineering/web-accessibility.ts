import { bank, one, several, topic } from '../bank-notation.ts'

export const webAccessibility = bank(
  'web-accessibility',
  'Structure and names, keyboard and focus, colour and motion, forms and messages, testing',
  topic('Structure and names', [
    one(
      'Why are headings important for people who use a screen reader?',
      'They jump from heading to heading to find their way',
      [
        'They are read louder and more slowly than the rest of the page',
        'They are larger',
        'They are required by browsers',
      ],
      'The levels should reflect the structure, not the size of the text.',
    ),
    one(
      'Which element is right for "Save changes"?',
      '<button>',
      ['<div onclick>', '<a href="#">', '<span role="link">'],
      'A button has its role, keyboard behaviour and focus built in; a link leads somewhere.',
    ),
    one(
      'What is a good alternative text for a decorative image?',
      'An empty one: alt=""',
      ['alt="image"', 'No alt attribute', 'The file name'],
      'Without the attribute many screen readers read the file name.',
    ),
    one(
      'What does a chart of sales need as alternative?',
      'Its message and the data as text or a table',
      ['A larger chart with thicker lines and brighter colours', 'Nothing', 'A link to the source code'],
      'The same information has to be available.',
    ),
    one(
      'How does an icon-only button get its name?',
      'By text for screen readers or aria-label',
      ['By its colour, if that is explained on the page', 'By title of the page', 'By its class'],
      'Otherwise it is announced as "button".',
    ),
    one(
      'What is the first rule of ARIA?',
      'Use a native element if there is one',
      ['Add a role to everything', 'Use aria-label everywhere', 'Never use it'],
      'Roles promise behaviour that then has to be written by hand.',
    ),
    one(
      'What does aria-hidden="true" on a focusable button cause?',
      'Keyboard users land on something that is not announced',
      [
        'The button is announced twice, once with and once without its name',
        'The button disappears',
        'The button can no longer be reached with the keyboard',
      ],
      'Hidden from assistive technology must mean not focusable.',
    ),
    one(
      'What is the lang attribute of the page used for?',
      'The right pronunciation, among others',
      ['Translation of the page by itself', 'Choosing fonts only', 'Search engines only'],
      'Parts in another language need their own lang.',
    ),
  ]),
  topic('Keyboard and focus', [
    one(
      'What does tabindex="5" do?',
      'Puts the element before others in the tab order, which usually confuses',
      [
        'Makes the element reachable by pressing the tab key five times in a row, wherever one is',
        'Nothing',
        'Removes it from the order',
      ],
      'Only 0 and −1 are useful; order should follow the document.',
    ),
    one(
      'Where should the focus go when a dialog opens?',
      'Into the dialog',
      ['Nowhere', 'To the top of the page', 'To the address bar'],
      'And back to what opened it when it closes.',
    ),
    one(
      'A list item is deleted with the keyboard. Where should the focus be afterwards?',
      'On a neighbour or the heading of the list',
      ['On the body, as after loading the page', 'At the first link of the page', 'On the menu that was used last'],
      'Lost focus means starting from the beginning of the page.',
    ),
    one(
      'Why is outline: none without a replacement a fault?',
      'Keyboard users no longer see where they are',
      ['It is invalid CSS and makes browsers ignore the rule', 'It slows the page', 'Screen readers stop'],
      'A visible focus is required by WCAG 2.4.7.',
    ),
    one(
      'What is a keyboard trap?',
      'A place you can enter but not leave with the keyboard',
      [
        'A modal dialog that can be closed with the Escape key only',
        'A shortcut that a screen reader uses, too',
        'A page with more links than anybody can tab through',
      ],
      'Dialogs keep focus inside, but Escape or a button lets one out.',
    ),
    one(
      'Which keys should move within a group of radio buttons?',
      'The arrow keys',
      ['Tab and Shift+Tab', 'Page up and down', 'Space and Enter'],
      'The group is one tab stop; native radios do this by themselves.',
    ),
    one(
      'What is a skip link for?',
      'Going past the navigation to the content',
      ['Skipping a video', 'Hiding the content', 'Jumping to the footer only'],
      'It is usually the first focusable element.',
    ),
    one(
      'Something can be sorted by dragging. What else is needed?',
      'A way without dragging',
      ['A larger list', 'A sound when something is dropped', 'A tooltip that explains dragging'],
      'WCAG 2.2 asks for it (2.5.7), for example buttons to move up and down.',
    ),
  ]),
  topic('Colour and motion', [
    one(
      'Which contrast does normal text need at level AA?',
      '4.5:1',
      ['3:1', '2:1', '7:1'],
      '3:1 is enough for large text and parts of controls; 7:1 is level AAA.',
    ),
    one(
      'An error is only shown by a red border. What is missing?',
      'A sign other than colour, such as text',
      ['A darker red, so that it is easier to notice it', 'A thicker border', 'Nothing'],
      'Many people cannot tell colours apart.',
    ),
    one(
      'What does prefers-reduced-motion tell?',
      'The person has asked for less movement',
      ['The battery is low and animations should be saved', 'The connection is slow', 'The screen is small'],
      'Movement can cause dizziness.',
    ),
    one(
      'What must be possible at 400 % zoom on a 1280 px window?',
      'Reading without scrolling in two directions',
      ['Seeing the whole page without any scrolling', 'Printing the page on one sheet', 'Turning the zoom off again'],
      'It corresponds to a width of 320 px.',
    ),
    one(
      'Content flashes. From how often per second can it trigger seizures?',
      'More than three times',
      ['More than ten times', 'Once', 'Never on screens'],
      'WCAG 2.3.1 allows no more than three flashes in a second.',
    ),
    one(
      'What happens to background colours in forced-colours mode?',
      'They are replaced by the person’s colours',
      ['They stay as the page has set them', 'They are inverted, together with pictures', 'They become transparent'],
      'Meaning must not depend on them; borders remain.',
    ),
    one(
      'A video plays by itself with sound. What is needed?',
      'A way to stop it at once, better no autoplay',
      ['Subtitles in at least two languages of the country', 'A warning at the end', 'A larger player'],
      'It drowns out the screen reader.',
    ),
    one(
      'How large should a touch target be at least at level AA of WCAG 2.2?',
      '24 by 24 px, or with enough space around',
      ['100 by 100 px on phones, and any size with a mouse', '10 by 10 px', 'There is no rule'],
      '2.5.8. 44 px is more comfortable.',
    ),
  ]),
  topic('Forms and messages', [
    one(
      'How is a label connected to its field?',
      'label for = id of the field',
      ['by placing it right above the field', 'placeholder with the same text', 'title of the field'],
      'A press on the label then also focuses the field.',
    ),
    one(
      'Why is a placeholder no substitute for a label?',
      'It disappears when something is typed',
      ['It is too short', 'It cannot be translated', 'It is read twice'],
      'Its contrast is usually too low as well.',
    ),
    one(
      'How does a screen reader learn which message belongs to a field?',
      'By aria-describedby',
      ['By the colour', 'By the order of styles', 'By the file name'],
      'aria-invalid says that it is wrong.',
    ),
    one(
      'A message appears after saving. How is it announced?',
      'By a live region that was there before',
      ['By moving focus to the body', 'By a sound', 'It is announced always'],
      'role="status" waits for a pause, role="alert" interrupts.',
    ),
    one(
      'Which attribute helps browsers and people fill in their email address?',
      'autocomplete="email"',
      ['type="text"', 'name="e"', 'spellcheck'],
      'WCAG 1.3.5 asks for it.',
    ),
    one(
      'What is a good error message?',
      'Enter the date as day, month, year, for example 17 11 2026',
      ['The value you have entered is invalid or not in the expected format', 'Error 422', 'Wrong!'],
      'It says what to do, with an example.',
    ),
    one(
      'A session ends after ten minutes. What must be offered?',
      'More time, or keeping what was typed',
      ['A new account, so that the old session can be kept', 'Nothing', 'A faster form'],
      'Some people need longer.',
    ),
    one(
      'Signing in requires remembering and copying a code. What does WCAG 2.2 ask for?',
      'A way without a memory or puzzle test, such as pasting or a passkey',
      [
        'A longer code that is sent twice, by email and by text message, to be safe',
        'A picture puzzle',
        'A phone call',
      ],
      '3.3.8 Accessible authentication.',
    ),
  ]),
  topic('Testing', [
    one(
      'An automatic check finds no problems on a page. What does that show?',
      'Some kinds of problems are not there, others may be',
      [
        'That everybody can use the page',
        'That the page conforms to WCAG at level AA',
        'Nothing, as such checks are random',
      ],
      'A program finds a missing name, but not a wrong one.',
    ),
    one(
      'What is the quickest manual test?',
      'Using the page with the keyboard alone',
      [
        'Reading the source for missing roles',
        'Counting the ARIA attributes',
        'Looking at the page in black and white',
      ],
      'Most structural faults show within minutes.',
    ),
    one(
      'Which pair is a realistic test with a screen reader?',
      'NVDA with Firefox or Chrome',
      ['VoiceOver with Edge on Windows', 'Any reader with any browser', 'A text browser'],
      'Readers and browsers are developed together.',
    ),
    one(
      'Who finds the problems that matter most?',
      'People with disabilities who use it',
      ['Designers who know the guidelines', 'Automated tools that check all the rules', 'Lawyers who know the cases'],
      'Include them early, and pay them for it.',
    ),
    one(
      'What does WCAG’s level AA mean?',
      'All criteria of A and AA are met',
      ['Half of the criteria are met', 'It is the highest level', 'Only text is accessible'],
      'It is what most laws ask for.',
    ),
    one(
      'An overlay script promises accessibility in one line. What is true?',
      'It cannot fix structure and often gets in the way',
      [
        'It is sufficient by law in the European Union and the USA',
        'It replaces testing',
        'It improves contrast everywhere',
      ],
      'The page itself has to be right.',
    ),
    one(
      'Where do you see what a screen reader gets?',
      'In the accessibility tree of the browser’s tools',
      [
        'In the network panel, where the page’s source is listed',
        'In the list of the loaded stylesheets',
        'In the console',
      ],
      'It shows role, name and state of each element.',
    ),
    several(
      'Which of these can an automatic check decide?',
      ['Whether an image has an alt attribute', 'Whether text has enough contrast on a plain background'],
      ['Whether the alternative text is useful', 'Whether the order makes sense'],
      'Meaning needs people.',
    ),
  ]),
)
