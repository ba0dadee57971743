import { bank, one, several, topic } from '../bank-notation.ts'

export const restApis = bank(
  'rest-apis',
  'Methods and status codes, designing resources, reliability, security, evolution',
  topic('Methods and status codes', [
    one(
      'Which method should reading a list of orders use?',
      'GET',
      ['POST', 'PUT', 'OPTIONS'],
      'GET is safe: it changes nothing, can be cached, repeated and prefetched.',
    ),
    one(
      'Which of these methods is not idempotent by definition?',
      'POST',
      ['PUT', 'DELETE', 'GET'],
      'Repeating a PUT or DELETE leads to the same state; repeating a POST may create a second thing.',
    ),
    one(
      'A request created a resource. Which status fits best?',
      '201 with a Location header',
      ['200 with an empty body', '204 with a body', '302 to the list'],
      '201 says that something was created, and Location where it is.',
    ),
    one(
      'The input is well-formed, but a field breaks a rule. Which status is usual?',
      '422, or 400',
      ['500', '404', '409'],
      'The client has to change its input; the response should name the field.',
    ),
    one(
      'What is the difference between 401 and 403?',
      '401: not signed in. 403: signed in, but not allowed',
      ['401: not allowed. 403: not found', '401 is for pages, 403 for APIs', '403 may be retried, 401 not'],
      'A 401 can be solved by authenticating, a 403 cannot.',
    ),
    one(
      'Somebody else changed the record in the meantime. Which status says so?',
      '409, or 412 if the request had If-Match',
      ['404, as the version the client knows is gone', '301', '503'],
      'The client can fetch the current state and let the person decide.',
    ),
    one(
      'What does 304 Not Modified mean?',
      'The copy the client has is still current',
      ['Nothing was changed by the request', 'The resource cannot be modified', 'The request was ignored'],
      'It answers a conditional request and has no body, which saves the transfer.',
    ),
    one(
      'Which header goes with 429 or 503 to say when to try again?',
      'Retry-After',
      ['Expires', 'Date', 'Keep-Alive'],
      'It holds seconds or a date.',
    ),
  ]),
  topic('Designing resources', [
    one(
      'Which address is the most idiomatic for the items of order 7?',
      '/orders/7/items',
      ['/getItems?order=7', '/orders/items/7/get', '/order7/itemList.do'],
      'Addresses name things; the method says what to do with them.',
    ),
    one(
      'How should "cancel an order" be modelled if cancelling has its own rules?',
      'POST /orders/7/cancellation',
      ['GET /orders/7/cancel', 'DELETE /orders', 'PUT /orders/7/status=cancelled'],
      'A step with rules is a resource or action of its own. GET must not change anything.',
    ),
    one(
      'What is the weakness of page numbers (?page=3) over data that changes?',
      'Entries are skipped or shown twice when the data changes between pages',
      [
        'They need a POST request, because the page number changes what the server shows',
        'They cannot be cached',
        'They are limited to 100 pages',
      ],
      'A cursor that names the last entry is stable.',
    ),
    one(
      'How are times best represented in JSON?',
      'As ISO 8601 text in UTC, such as 2026-03-01T09:30:00Z',
      ['As local text such as 3/1/26 9:30', 'As days since 1900', 'As a number whose unit the documentation names'],
      'It is unambiguous, sorts as text and is readable.',
    ),
    one(
      'How should an amount of money be sent?',
      'As a decimal text or whole minor units, with its currency',
      [
        'As a floating-point number, rounded to two digits by whoever reads it',
        'As text with the sign of the currency',
        'In the currency of the server',
      ],
      'Floats round, and an amount without currency is not an amount.',
    ),
    one(
      'What does PATCH express that PUT does not?',
      'Only the given fields change',
      ['The resource may be created', 'The request may be repeated', 'The change is temporary'],
      'PUT replaces the whole representation.',
    ),
    one(
      'Why should identifiers in addresses not be guessable numbers if access control fails?',
      'Anybody could walk through all records',
      [
        'They grow too long for addresses',
        'Proxies and browsers refuse to cache them',
        'Two servers may choose the same number',
      ],
      'Random identifiers are a second line of defence, never the only one.',
    ),
    one(
      'Where do filters such as "only open jobs" belong?',
      'In the query string',
      ['In a header', 'In the body of a GET', 'In the path, before the collection'],
      'They select from a collection and can be combined, shared and cached.',
    ),
  ]),
  topic('Reliability', [
    one(
      'A client does not know whether its POST arrived. What lets it repeat safely?',
      'An idempotency key that the server remembers',
      ['A longer time-out', 'Sending it by PUT to the same address', 'A checksum of the body'],
      'The server returns the first outcome for the same key instead of doing it again.',
    ),
    one(
      'Which retry strategy is kindest to a struggling server?',
      'Exponentially longer waits with some randomness',
      ['Immediately, up to 100 times', 'Every second, all clients at once', 'Twice as many requests in parallel'],
      'Randomness keeps clients from coming back in waves.',
    ),
    one(
      'What is a webhook?',
      'A request that a server sends to an address you gave it when something happens',
      [
        'A link in an email that opens a page of the server with the person already signed in',
        'A page that reloads itself',
        'A method of HTTP',
      ],
      'It replaces polling. The receiver has to check who sent it.',
    ),
    one(
      'A webhook arrives twice. What should the receiver do?',
      'Recognise its id and do the work once',
      [
        'Answer the second one with status 500',
        'Reject all later ones from this sender',
        'Do the work twice and compare the results',
      ],
      'Senders retry when an answer is lost, so delivery is at least once.',
    ),
    one(
      'Why do calls to other services need time-outs?',
      'Waiting requests pile up until nothing works',
      ['Connections cost money', 'Servers close them anyway', 'Answers get larger with time'],
      'One slow dependency otherwise takes the whole service down.',
    ),
    one(
      'What is an ETag?',
      'An identifier of one version of a resource',
      [
        'A signature of the server for its responses',
        'The media type of the entity in the body',
        'A label for statistics',
      ],
      'Clients send it back in If-None-Match to save a transfer, or in If-Match to avoid lost updates.',
    ),
    one(
      'What should a health check for a load balancer tell?',
      'Whether this instance can serve requests now',
      ['Whether all customers are satisfied', 'How many requests were served', 'Which version is newest'],
      'An instance that cannot reach its database should not get traffic.',
    ),
    one(
      'What is the purpose of a circuit breaker?',
      'To stop calling a failing service for a while',
      [
        'To end connections that are idle for too long',
        'To balance calls between several services',
        'To encrypt calls between services',
      ],
      'It fails fast and gives the other side time to recover.',
    ),
  ]),
  topic('Security', [
    one(
      'Where does the check whether a person may read order 7 belong?',
      'On the server, for every request',
      ['In the page that shows the link', 'In the client’s router', 'Nowhere, if ids are random'],
      'Clients can be changed by those who use them.',
    ),
    one(
      'Changing /invoices/41 to /invoices/42 shows a stranger’s invoice. What is this called?',
      'Broken object-level authorisation',
      ['Cross-site scripting through the address', 'A race condition between two users', 'Injection into a query'],
      'It is the most frequent fault of APIs: being signed in is not the same as being allowed.',
    ),
    one(
      'Why should tokens not be part of an address?',
      'Addresses end up in logs, histories and Referer headers',
      ['They make addresses too long for some of the older browsers', 'They cannot be encoded', 'Browsers remove them'],
      'The Authorization header or a cookie is the place for them.',
    ),
    one(
      'What does CORS protect?',
      'People’s data against other websites in their browser',
      [
        'The server against too many requests from one browser',
        'Passwords while they are sent over the network',
        'The API against scripts on other servers',
      ],
      'It only binds browsers; anybody can call an API from elsewhere.',
    ),
    one(
      'How can a receiver know that a webhook is genuine?',
      'By a signature made with a shared secret',
      ['By its User-Agent, which names the company that sends it', 'By its field "sender"', 'By its speed'],
      'The signature should cover the body and a time, so that it cannot be replayed later.',
    ),
    one(
      'What limits the damage of a stolen access token most?',
      'A short life and narrow scopes',
      ['A long and random value', 'Sending it in a header, encoded', 'Storing it in two places'],
      'A token that expires soon and may do little is worth little.',
    ),
    one(
      'What should an error response to the public never contain?',
      'A stack trace',
      ['A request id', 'The name of the wrong field', 'A status code'],
      'Internals help attackers. An id lets you find the details in the log.',
    ),
    several(
      'Which of these belong to protecting a sign-in endpoint?',
      ['A rate limit', 'The same answer for unknown and wrong'],
      ['Longer field names', 'GET instead of POST', 'Hiding it from the documentation'],
      'Guessing must be slow, and the answer must not reveal which addresses have accounts.',
    ),
  ]),
  topic('Evolution', [
    one(
      'Which change is compatible with existing clients?',
      'Adding an optional field to a response',
      ['Renaming a field', 'Making an optional input required', 'Changing a number to text'],
      'Clients should ignore what they do not know; everything else can break them.',
    ),
    one(
      'What is an API contract test?',
      'It checks that the server answers as the description says',
      ['It checks that the licence of the API allows what the client does', 'It measures speed', 'It signs requests'],
      'It notices breaking changes before clients do.',
    ),
    one(
      'What is OpenAPI?',
      'A format to describe HTTP APIs for people and tools',
      [
        'A protocol beside HTTP that is made for open data of states and cities',
        'A licence for public APIs',
        'A list of public APIs',
      ],
      'Documentation, clients and tests can be generated from it.',
    ),
    one(
      'An old version has to go. What should its clients see first?',
      'An announcement with a date, and a header such as Sunset',
      [
        '404 from one day to the next, with a link to the new documentation',
        'Slower answers',
        'Random errors as a reminder',
      ],
      'They need time, and a way to notice.',
    ),
    one(
      'Clients switch over a status field. How can new values be added safely?',
      'Document from the start that unknown values must be handled',
      [
        'Only use numbers for it, and keep a table of their meanings in the clients',
        'Send two status fields',
        'Never show the field',
      ],
      'A closed list in clients makes every new value a breaking change.',
    ),
    one(
      'What is content negotiation?',
      'The client says which formats it accepts, the server chooses',
      [
        'Agreeing with the provider on a price per call and a monthly limit',
        'Choosing the TLS version',
        'Compressing twice',
      ],
      'Accept and Accept-Language are the headers for it.',
    ),
    one(
      'What is the advantage of returning links to next steps in a response?',
      'Clients need not build addresses and rules themselves',
      [
        'Responses get smaller, because links replace nested objects',
        'They can be cached longer',
        'No documentation is needed',
      ],
      'If a step is not possible, its link is simply missing.',
    ),
    one(
      'Which log entry helps most when a client reports a problem?',
      'One with the request id that the client received',
      [
        'The average response time of all requests in the same minute',
        'One with the client’s password',
        'The version of the operating system',
      ],
      'The id connects the report with exactly what happened.',
    ),
  ]),
)
