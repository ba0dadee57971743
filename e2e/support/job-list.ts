import { expect, type Page } from '@playwright/test'

/** The code of the list of jobs comes after that of its page: until then a job is a link and nothing else. */
export const jobListReady = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: /^Save / }).first()).toBeEnabled()

/** So does that of the filters, which look the same before: only React's own mark on them tells. */
export const jobFiltersReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page
        .getByRole('switch', { name: 'Open to Kenya' })
        .evaluate((input) => Object.keys(input).some((key) => key.startsWith('__reactProps$'))),
    )
    .toBe(true)
