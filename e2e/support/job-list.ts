import { expect, type Page } from '@playwright/test'

/** The job list hydrates after its page: until then a job is nothing but a link. */
export const jobListReady = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()

/** So do the filters, which look the same before: only React's internal property reveals it. */
export const jobFiltersReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('switch', { name: 'Open to Kenya' })
        .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
