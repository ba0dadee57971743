import { bank, one, several, topic } from '../bank-notation.ts'

export const applicationSecurity = bank(
  'application-security',
  'Input and output, sign-in and sessions, access, secrets and encryption, building and running safely',
  topic('Input and output', [
    one(
      'What prevents SQL injection reliably?',
      'Parameterised queries',
      ['Removing quotes', 'A firewall', 'Hiding error messages'],
      'Parameters are never parsed as SQL.',
    ),
    one(
      'Where must text be escaped against cross-site scripting?',
      'Where it is put into the page, for that context',
      ['Where it is stored, once, so that every page can use it as it is', 'In the form', 'In the database'],
      'HTML, attributes, URLs and scripts need different escaping.',
    ),
    one(
      'What does a content security policy without unsafe-inline achieve?',
      'Injected inline scripts do not run',
      ['Scripts are encrypted', 'Forms are validated', 'Cookies are removed'],
      'It is a second line of defence behind escaping.',
    ),
    one(
      'A server fetches a URL supplied by users. What is the risk called?',
      'Server-side request forgery',
      ['Cross-site request forgery', 'Session fixation by the server', 'Path traversal'],
      'The server may reach internal services and metadata that outsiders cannot.',
    ),
    one(
      'A download takes a file name from the URL. Which input is dangerous?',
      '../../etc/passwd',
      ['report.pdf', 'a%20b.pdf', 'résumé.pdf'],
      'Path traversal. Resolve the path and check that it stays in its folder, or use ids.',
    ),
    one(
      'Why is validating in the browser not enough?',
      'Requests can be sent without the page',
      ['Browsers are slow', 'Scripts can fail to load only on phones', 'It is enough with HTTPS'],
      'Client checks help people; server checks protect.',
    ),
    one(
      'An XML parser resolves external entities. What can an attacker do?',
      'Read files of the server',
      ['Change the schema', 'Sign documents', 'Nothing'],
      'XXE. Switch off DTDs and external entities.',
    ),
    one(
      'What is a mass assignment vulnerability?',
      'A request sets fields it was not meant to, such as isAdmin',
      [
        'A form with so many fields that the server runs out of memory while reading it',
        'A bulk email',
        'A slow update',
      ],
      'Only take the fields that the endpoint allows.',
    ),
  ]),
  topic('Sign-in and sessions', [
    one(
      'How should passwords be stored?',
      'With a slow, salted hash such as Argon2id',
      ['Encrypted with AES', 'As an MD5 hash', 'As SHA-256 with one salt for all'],
      'Slow hashes make guessing expensive; a salt per password makes tables useless.',
    ),
    one(
      'Which cookie attribute keeps scripts from reading a session cookie?',
      'HttpOnly',
      ['Secure', 'SameSite', 'Path'],
      'Secure limits it to HTTPS, SameSite to requests from the same site.',
    ),
    one(
      'What does CSRF exploit?',
      'That the browser sends cookies along by itself',
      ['Weak passwords that are used on more than one website', 'Open ports', 'Long sessions only'],
      'Another site triggers a request as the signed-in person. SameSite and tokens stop it.',
    ),
    one(
      'Why change the session id at sign-in?',
      'An id planted before would be signed in too',
      ['The old one is shorter and can be guessed more easily', 'It saves memory', 'It records who signed in'],
      'This attack is called session fixation.',
    ),
    one(
      'Which second factor resists phishing best?',
      'A passkey or security key',
      ['A code by SMS', 'A code from an app', 'A security question'],
      'It is bound to the site’s address, so a false site gets nothing usable.',
    ),
    one(
      'What should "forgot password" answer for an unknown address?',
      'The same as for a known one',
      ['That no account uses this address', 'A suggestion of similar addresses', 'An error that names the address'],
      'Otherwise it reveals who has an account.',
    ),
    one(
      'What stops attackers who try leaked passwords on many accounts?',
      'Rate limits, a check against leaked passwords, and a second factor',
      [
        'Longer user names, which are harder to guess than the passwords that go with them',
        'A captcha in the footer',
        'Case sensitivity',
      ],
      'Credential stuffing uses each password only once per account, so limits per account are not enough.',
    ),
    one(
      'What must happen to other sessions when a password is changed?',
      'They are ended, or the person is asked whether to end them',
      ['They stay as they are until they expire by themselves', 'They get the new password', 'They are merged'],
      'The change may be a reaction to a theft.',
    ),
  ]),
  topic('Access', [
    one(
      'What is the principle of least privilege?',
      'Everybody has the rights they need and no more',
      ['Administrators have no rights of their own and have to ask every time', 'Rights are given once', 'Fewer users'],
      'A mistake or theft then does less damage.',
    ),
    one(
      'What should be the default for a new endpoint?',
      'Deny',
      ['Allow for signed-in people', 'Allow', 'Log only'],
      'A forgotten rule is then noticed as an error, not as a leak.',
    ),
    one(
      'A page hides the delete button from guests. Is the action protected?',
      'Only if the server checks as well',
      ['Yes', 'If the button is removed, not hidden', 'If the URL is secret'],
      'The request can be sent without the button.',
    ),
    one(
      'Why answer 404 instead of 403 for other people’s private records?',
      'It does not reveal that they exist',
      ['It is answered faster than a refusal', 'Search engines then keep the record', 'Status 403 asks for a password'],
      'Existence alone can be information.',
    ),
    one(
      'What can go wrong if permission is checked in one query and used in another?',
      'Things can change in between',
      [
        'The second query may use a stale index',
        'The database may refuse the second one',
        'The same person may be counted twice',
      ],
      'Time of check to time of use: check and act in one transaction or statement.',
    ),
    one(
      'What is a confused deputy?',
      'A program with rights that is tricked into using them for somebody else',
      [
        'An administrator who has been given more rights than the job requires, by mistake',
        'A user with two accounts',
        'A broken load balancer',
      ],
      'CSRF is one example.',
    ),
    one(
      'Which tokens should a CI job get?',
      'Short-lived ones for exactly its task',
      [
        'Those of the owner, so that no job ever fails',
        'One set that all jobs and branches share',
        'Those of an administrator, kept in the image',
      ],
      'Build systems are a favourite target.',
    ),
    one(
      'An employee leaves. What is most often forgotten?',
      'Keys and tokens that are not tied to the account',
      ['The email signature, which still names a role in the company', 'The desk', 'The photo'],
      'They keep working after the account is closed.',
    ),
  ]),
  topic('Secrets and encryption', [
    one(
      'A key was committed to a public repository for a minute. What now?',
      'Revoke it',
      ['Delete the commit', 'Make the repository private', 'Wait'],
      'Bots find keys within seconds.',
    ),
    one(
      'What does TLS protect?',
      'Data on its way, and who the server is',
      ['Data in the database', 'The server against attacks', 'Passwords in logs'],
      'At both ends the data is unencrypted.',
    ),
    one(
      'Which kind of encryption also detects changes?',
      'Authenticated encryption such as AES-GCM',
      ['AES in ECB mode with a long, random key of 256 bits', 'Base64', 'XOR with a key'],
      'Without a tag, encrypted data can be changed unnoticed.',
    ),
    one(
      'What must never be repeated with the same key in AES-GCM?',
      'The nonce',
      ['The plain text', 'The length', 'The tag length'],
      'A repeated nonce breaks secrecy and integrity.',
    ),
    one(
      'Where do tokens for password resets belong in the database?',
      'Only as a hash',
      ['In clear text', 'In the log', 'In the URL of the home page'],
      'Whoever reads the table should not be able to use them.',
    ),
    one(
      'Which random numbers are suitable for tokens?',
      'Those of a cryptographic generator',
      ['Math.random()', 'The time in milliseconds', 'A hash of the user id'],
      'All the other sources can be predicted.',
    ),
    one(
      'How should two secrets be compared?',
      'In constant time',
      ['With ===', 'By length first, then the first letter', 'Ignoring case'],
      'The time of an ordinary comparison tells how many characters were right.',
    ),
    one(
      'What is the benefit of encrypting backups?',
      'A stolen copy is useless without the key',
      [
        'A copy cannot be deleted by an attacker',
        'They need less space and less time',
        'A damaged copy can be repaired',
      ],
      'The key has to be kept elsewhere.',
    ),
  ]),
  topic('Building and running', [
    one(
      'What is threat modelling?',
      'Thinking through who could attack what, and how, before building',
      [
        'Scanning the network for open ports and old versions before every single release',
        'Training staff',
        'Buying insurance',
      ],
      'Design mistakes are cheapest to correct on paper.',
    ),
    one(
      'Why pin exact versions of dependencies?',
      'A new, malicious release is not installed by itself',
      [
        'Installing is faster, because the package manager has nothing to look up',
        'Licences require it',
        'To avoid updates',
      ],
      'Updates then happen on purpose, after a look.',
    ),
    one(
      'What belongs in a security log?',
      'Who did what and when, without secrets',
      ['Whole requests, so that nothing is missing', 'Passwords of failed sign-ins', 'Only what an attacker did'],
      'People often type their password into the wrong field.',
    ),
    one(
      'Someone reports a vulnerability. What do you do first?',
      'Thank them, confirm receipt and reproduce it',
      ['Publish it at once, so that all customers are warned', 'Ask a lawyer to stop them', 'Ignore it until proven'],
      'A security.txt tells people how to report.',
    ),
    one(
      'What is a denial-of-service risk in a regular expression?',
      'Some inputs take exponential time',
      ['It may match more than was intended', 'It is compiled again for every request', 'It depends on letter case'],
      'Nested repetitions such as (a+)+ backtrack; limit the length or use another engine.',
    ),
    one(
      'Why limit the size of uploads?',
      'Large ones fill memory or disk',
      ['Small files look better', 'Browsers require it', 'To save names'],
      'An archive can also unpack to a thousand times its size.',
    ),
    one(
      'What does defence in depth mean?',
      'Several independent layers of protection',
      ['One very thick firewall around everything that matters', 'Long passwords', 'Servers underground'],
      'One mistake should not be enough.',
    ),
    several(
      'Which of these are good reactions to an incident?',
      ['Keep evidence', 'Rotate the secrets concerned'],
      ['Reinstall at once and delete all logs', 'Tell nobody'],
      'Evidence shows how it happened; secrets may be known to the attacker.',
    ),
  ]),
)
