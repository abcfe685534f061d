import '@/shared/texts/bundles/addCourseTexts'
import { useTranslation } from 'react-i18next'
import { buildCompareUrl } from '@/shared/routing/courseUrls'
import { useBackCloses } from '@/shared/routing/useBackCloses'
import { useMoney } from '@/shared/money/useMoney'
import { useStore } from '@/shared/state/store'
import { focusResults } from '@/shared/ui/focusResults'
import { COMPARED_MIN } from './comparison'
import { CompareDrawer } from './CompareDrawer'
import { closeComparison, comparisonStore, removeFromComparison } from './comparisonStore'

/** Connects the drawer to the stored comparison of this browser. */
export default function CompareDrawerContainer({ isHidden }: { readonly isHidden: boolean }) {
  const { t } = useTranslation()
  const { items, isOpen, refusal } = useStore(comparisonStore)
  const { money } = useMoney()
  const close = () => {
    closeComparison()
    focusResults()
  }
  useBackCloses(isOpen, close)
  if (!isOpen || isHidden) return null
  const remove = (id: number) => {
    removeFromComparison(id)
    if (comparisonStore.get().items.length === 0) focusResults()
  }
  return (
    <CompareDrawer
      items={items}
      message={refusal === undefined ? undefined : t(`compare.${refusal}`)}
      href={items.length < COMPARED_MIN ? undefined : buildCompareUrl(items.map(({ slug }) => slug), money.currency)}
      onRemove={remove}
      onClose={close}
    />
  )
}
