import { expect, it } from 'vitest'
import { importEach } from './lean-icons.ts'

it('imports each icon from its own file, on as many lines', () => {
  const code =
    "import {\n  IconCheck,\n  IconX,\n} from '@tabler/icons-react'\nimport type { Icon } from '@tabler/icons-react'\n"
  expect(importEach(code)).toBe(
    "import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'; " +
      "import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'\n\n\n\n" +
      "import type { Icon } from '@tabler/icons-react'\n",
  )
})
