/** Kilobytes (gzip) of a first visit. Raise one only with a reason in docs/decisions. */
export const budgets = [
  { screen: '/login', scriptKb: 152, styleKb: 25 },
  { screen: '/signup', scriptKb: 152, styleKb: 25 },
  { screen: '/', scriptKb: 200, styleKb: 25 },
  { screen: '/hello', scriptKb: 150, styleKb: 25 },
  { screen: '/jobs', scriptKb: 172, styleKb: 25 },
  { screen: '/jobs/:id', scriptKb: 187, styleKb: 25 },
  { screen: '/jobs/saved', scriptKb: 185, styleKb: 25 },
  { screen: '/jobs/recommended', scriptKb: 185, styleKb: 25 },
  { screen: '/jobs/invitations', scriptKb: 185, styleKb: 25 },
  { screen: '/jobs/around-the-globe', scriptKb: 185, styleKb: 25 },
  { screen: '/apply/:id', scriptKb: 185, styleKb: 25 },
  { screen: '/chat', scriptKb: 190, styleKb: 25 },
  { screen: '/inbox.copy', scriptKb: 190, styleKb: 25 },
  { screen: '/recorder', scriptKb: 150, styleKb: 25 },
  { screen: '/test', scriptKb: 150, styleKb: 25 },
] as const
