import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PlainForm } from './plain-form.tsx'

function TwoFields({ onEarlyInput }: { onEarlyInput: (typed: object) => void }) {
  const [text, setText] = useState('')
  const [isTicked, setIsTicked] = useState(true)
  return (
    <I18nProvider i18n={setupI18n({ locale: 'en', messages: { en: {} } })}>
      <PlainForm plain={{ action: '/', hidden: { _form: 'two' }, onEarlyInput }}>
        <input name="email" value={text} onChange={(event) => setText(event.target.value)} />
        <input name="name" value={text} onChange={(event) => setText(event.target.value)} />
        <input name="stay" type="checkbox" checked={isTicked} onChange={() => setIsTicked(!isTicked)} />
      </PlainForm>
    </I18nProvider>
  )
}

it('hands over what was typed and unticked before the scripts had loaded', async () => {
  const onEarlyInput = vi.fn()
  const form = <TwoFields onEarlyInput={onEarlyInput} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(form)
  const [, email, , stay] = container.querySelectorAll('input')
  if (email) email.value = 'amina@people.example'
  if (stay) stay.checked = false
  render(form, { container, hydrate: true })
  await vi.waitFor(() =>
    expect(onEarlyInput).toHaveBeenCalledExactlyOnceWith({ email: 'amina@people.example', stay: false }),
  )
})
