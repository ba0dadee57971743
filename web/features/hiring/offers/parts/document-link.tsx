import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload } from '@tabler/icons-react'
import type { OfferDetail } from '#shared/features/hiring/offers/offer-view.contract.ts'
import buttonStyles from '#web/ui/button.module.css'
import { Icon } from '#web/ui/icon.tsx'

type DocumentLinkProps = { href: string; document: OfferDetail['document'] }

/** A plain link: the browser downloads the file itself, also without scripts. */
export function DocumentLink({ href, document }: DocumentLinkProps) {
  const { i18n } = useLingui()
  const size = document && i18n.number(Math.ceil(document.size / 1000))
  return (
    <a className={buttonStyles.button} data-variant="outline" data-size="medium" href={href} download>
      <span className={buttonStyles.label}>
        <Icon glyph={IconDownload} />
        {size ? <Trans>Signed PDF, {size} KB</Trans> : <Trans>PDF preview</Trans>}
      </span>
    </a>
  )
}
