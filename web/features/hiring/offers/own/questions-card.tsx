import { Trans } from '@lingui/react/macro'
import type { TalentOffer } from '#shared/features/hiring/offers/offers.contract.ts'
import { Card } from '#web/ui/card.tsx'
import { LinkButton } from '#web/ui/link-button.tsx'

export const QuestionsCard = ({ company }: Pick<TalentOffer, 'company'>) => (
  <Card title={<Trans>Questions?</Trans>}>
    <LinkButton href={`/chat?company=${company.id}`}>
      <span>
        <Trans>
          Message <bdi>{company.name}</bdi>
        </Trans>
      </span>
    </LinkButton>
  </Card>
)
