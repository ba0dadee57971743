import type { ReactNode } from 'react'
import { SaveState } from '#web/ui/save-state.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { Setting } from '../setting.tsx'
import { useBasic } from '../use-basic.ts'

type TextSettingProps = {
  name: 'name' | 'calledName'
  label: string
  help?: ReactNode
  autoComplete: string
  maxLength: number
}

/** Saved on blur or Enter. */
export function TextSetting({ name, ...field }: TextSettingProps) {
  const setting = useBasic(name)
  return (
    <Setting>
      <form
        // Never GET: a submit before hydration would put the text into the URL.
        method="post"
        onSubmit={(event) => {
          event.preventDefault()
          setting.commit()
        }}
      >
        <TextField
          {...field}
          value={setting.value ?? ''}
          onChange={setting.change}
          onBlur={setting.commit}
          problem={setting.problem}
        />
      </form>
      <SaveState {...setting.saveState} />
    </Setting>
  )
}
