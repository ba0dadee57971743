import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

const render = (node: ReactNode) =>
  renderToStaticMarkup(<I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>{node}</I18nProvider>)

const escaped = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

it.each(['A <0>x</0>', '</0>A<0>', '<0/>', '<1/>', 'a < b', '<b>x</b>', '{0} <0>#</0>'])(
  'shows a name as it was typed: %s',
  (name) => {
    expect(
      render(
        <Trans>
          Jobs of <bdi>{name}</bdi> and <b>more</b> by {name}
        </Trans>,
      ),
    ).toBe(`Jobs of <bdi>${escaped(name)}</bdi> and <b>more</b> by ${escaped(name)}`)
    expect(render(<Plural value={2} one={`# job of ${name}`} other={`# jobs of ${name}`} />)).toBe(
      `2 jobs of ${escaped(name)}`,
    )
  },
)
