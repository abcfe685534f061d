import '@/shared/texts/menu/addMenuTexts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { parseCurrency } from '@/shared/money/currencyUrl'
import { useNames } from '@/shared/names/useNames'
import { buildDisciplineUrl, buildUrl } from '@/shared/routing/courseUrls'
import { PATHS } from '@/shared/routing/paths'
import { useLocale } from '@/shared/texts/useLocale'
import { siteMenuQuery } from './siteMenu'

export interface MenuLink {
  readonly href: string
  readonly name: string
  readonly iso2?: string
}

export interface MenuSection {
  readonly key: 'countries' | 'disciplines' | 'groups' | 'scholarships' | 'interesting' | 'blogs'
  readonly links: readonly MenuLink[]
  /** Links to the complete lists. */
  readonly lists: readonly MenuLink[]
}

/**
 * The links of the header and the footer. Until the API has responded, each section only has the
 * links to the complete lists.
 */
export function useMenuSections(): readonly MenuSection[] {
  const { t } = useTranslation('menu')
  const { language } = useLocale()
  const { translate } = useNames()
  const { data } = useQuery(siteMenuQuery())
  const currency = parseCurrency(new URLSearchParams(useLocation().search))
  const link = (name: string, path: string, slug?: string): MenuLink => ({ name, href: buildUrl(slug === undefined ? path : `${path}/${slug}`, { currency }) })
  const nameOf = ({ name, translations }: { readonly name: string; readonly translations: Readonly<Record<string, Readonly<Record<string, string>>>> }) => translations[language]?.name ?? name
  return [
    {
      key: 'countries',
      links: (data?.countries ?? []).map((each) => ({ ...link(translate('countries', each).name, PATHS.country, each.slug), iso2: each.iso2 })),
      lists: [link(t('viewAll'), PATHS.all_countries), link(t('topUniversities'), PATHS.top_universities), link(t('universities'), PATHS.universities)],
    },
    {
      key: 'disciplines',
      links: (data?.disciplines ?? []).map((each) => ({ name: translate('disciplines', each).name, href: buildDisciplineUrl(each.slug, currency) })),
      lists: [link(t('allPrograms'), PATHS.all_programs), link(t('mba'), PATHS.mba)],
    },
    {
      key: 'groups',
      links: (data?.institute_groups ?? []).map((each) => link(nameOf(each), PATHS.group_universities, each.slug)),
      lists: [link(t('allGroups'), PATHS.all_groups), link(t('allPathways'), PATHS.all_pathway_groups), link(t('allPortals'), PATHS.all_apply_portals)],
    },
    {
      key: 'scholarships',
      links: (data?.scholarships ?? []).map((each) => link(nameOf(each), PATHS.scholarship_detail, each.slug)),
      lists: [link(t('searchScholarships'), PATHS.scholarships), link(t('scholarshipCountries'), PATHS.scholarship_country), link(t('allScholarships'), PATHS.all_scholarships)],
    },
    {
      key: 'interesting',
      links: (data?.what_is_interesting ?? []).map((each) => link(nameOf(each), PATHS.What_is_interesting, each.slug)),
      lists: [link(t('allInteresting'), PATHS.all_interesting_about_tcf)],
    },
    {
      key: 'blogs',
      links: (data?.blogs ?? []).map((each) => link(nameOf(each), PATHS.blog_detail, each.slug)),
      lists: [link(t('allBlogs'), PATHS.blog)],
    },
  ]
}
