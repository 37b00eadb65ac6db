import type { MutatedModule } from './mutant.ts';

export const tax: readonly MutatedModule[] = [
  {
    file: 'service/catalog/tax.ts',
    mutants: [
      {
        name: 'tax is always rounded up',
        text: 'nearestRupee((amount * percent) / 100)',
        becomes: 'nearestRupee((amount * percent) / 100 + 49)',
      },
      {
        name: 'tax is always rounded down',
        text: 'nearestRupee((amount * percent) / 100)',
        becomes: 'nearestRupee((amount * percent) / 100 - 50)',
      },
      {
        name: 'tax is taken to the paisa, not to the rupee',
        always: true,
        text: 'nearestRupee((amount * percent) / 100)',
        becomes: 'paiseOf(Math.round((amount * percent) / 100))',
      },
      {
        name: 'a rule for one supply holds for all',
        text: 'rule.supply === supply',
        becomes: "rule.supply !== ''",
      },
      {
        name: 'a rule for all holds for none',
        text: "rule.supply === '*' || rule.supply === supply",
        becomes: 'rule.supply === supply',
      },
      {
        name: 'a rule holds from the day after it comes into force',
        text: 'rule.since <= on',
        becomes: 'rule.since < on',
      },
      {
        name: 'a rule holds before it comes into force',
        text: 'rule.since <= on && rupees',
        becomes: 'rupees',
      },
      {
        name: 'a band begins above its first price',
        always: true,
        text: 'rupees >= rule.from',
        becomes: 'rupees > rule.from',
      },
      {
        name: 'a band holds its end',
        always: true,
        text: 'rupees < rule.to)',
        becomes: 'rupees <= rule.to)',
      },
      {
        name: 'a band without an end holds nothing',
        text: 'rule.to === null || rupees',
        becomes: 'rule.to !== null && rupees',
      },
      {
        name: 'bands are compared in paise',
        text: 'dearestDay / 100',
        becomes: 'dearestDay',
      },
      {
        name: 'no rule begins where a band ends',
        text: '[from, to ?? 0]',
        becomes: '[from]',
      },
      {
        name: 'a rule begins at nothing',
        text: 'limits)].filter((limit) => limit > 0)',
        becomes: 'limits)]',
      },
      {
        name: 'the rule for all comes before the one made for the supply',
        always: true,
        text: "supply === '*' ? since",
        becomes: "supply !== '*' ? since",
      },
      {
        name: 'the rule made for the supply is no better than one for all',
        text: "supply === '*' ? since",
        becomes: "supply !== '' ? since",
      },
      {
        name: 'the oldest rule in force holds',
        always: true,
        text: 'rankOf(best) > rankOf(rule)',
        becomes: 'rankOf(best) < rankOf(rule)',
      },
      {
        name: 'of two equal rules the first holds',
        text: 'rankOf(best) > rankOf(rule)',
        becomes: 'rankOf(best) >= rankOf(rule)',
      },
      {
        name: 'the last rule holds, whatever it is for',
        text: 'best && rankOf(best) > rankOf(rule) ? best : rule',
        becomes: 'best && !rule ? best : rule',
      },
      {
        name: 'tax is grouped by name, whatever the rate',
        always: true,
        text: 'rule.percent}`',
        becomes: '0}`',
      },
      {
        name: 'tax is grouped by rate, whatever the name',
        text: 'rule.name} $',
        becomes: "''} $",
      },
      {
        name: 'tax is reckoned line by line, and rounded as often',
        always: true,
        text: 'rule.percent}`',
        becomes: 'rule.percent + index * 1_000}`',
      },
      {
        name: 'every line of a rate bears as much of its tax, whatever it costs',
        always: true,
        text: 'distribute(amount, [...over.values()])',
        becomes: 'distribute(amount, [...over.values()].map(() => 1))',
      },
      {
        name: 'the first lines bear the tax of others',
        text: 'bears[index]?.push',
        becomes: 'bears[at]?.push',
      },
      {
        name: 'a line without a rule is in a sum',
        text: '...(own ? [{ rule: own, amount: rest }] : [])',
        becomes: '{ rule: own ?? { ...terms.rules[0]!, percent: 0 }, amount: rest }',
      },
      {
        name: 'a fee is taxed by itself by a rule for all',
        text: 'rule?.supply === supply ? [',
        becomes: 'rule ? [',
      },
      {
        name: 'a fee that is taxed by itself is taxed with the line too',
        always: true,
        text: 'subtotal - sum(apart.map(({ amount }) => amount))',
        becomes: 'subtotal',
      },
      {
        name: 'a fee is taxed once, however often it is paid',
        text: 'amount: times(amount, quantity) }] : []',
        becomes: 'amount }] : []',
      },
      {
        name: 'the sums say what each line bears, not what was taxed',
        text: 'sums.push({ name, percent, taxable, amount })',
        becomes: 'sums.push({ name, percent, taxable: amount, amount })',
      },
    ],
  },
  {
    file: 'service/catalog/settings/tax-rules.ts',
    mutants: [
      { name: 'a rate may be more than everything', text: 'min(0).max(100),', becomes: 'min(0).max(1000),' },
      {
        name: 'a rule for a type of product holds for the first of what it supplies',
        always: true,
        text: 'kindOf(supply).supplies :',
        becomes: 'kindOf(supply).supplies.slice(0, 1) :',
      },
      {
        name: 'the rules of a booking are bounded as those of a setting',
        text: 'frozenTaxRules = z.array(taxRule)',
        becomes: 'frozenTaxRules = bounded',
      },
      {
        name: 'a rate may give money back',
        text: 'percent: z.number().min(0)',
        becomes: 'percent: z.number().min(-100)',
      },
      { name: 'a band may be empty', text: 'z.number().positive()', becomes: 'z.number()' },
      { name: 'there may be no rule at all', text: 'z.array(taxRule).min(1)', becomes: 'z.array(taxRule).min(0)' },
      {
        name: 'a rule may be in force since a day that never was',
        text: 'z.custom<Day>(isDay,',
        becomes: "z.custom<Day>((text) => typeof text === 'string',",
      },
    ],
  },
  {
    file: 'service/catalog/settings/default-settings.ts',
    mutants: [
      {
        name: 'a night at ₹7,500 is in the upper band of India 2025',
        always: true,
        text: 'above7500 = 7_500.01',
        becomes: 'above7500 = 7_500',
      },
      {
        name: 'India 2025 begins before it was law',
        text: "since: dayOf('2025-09-22')",
        becomes: "since: dayOf('2025-09-21')",
      },
    ],
  },
  {
    file: 'service/booking/model/line-taxes.ts',
    testBeside: false,
    alsoTests: ['service/booking/model/billed-lines.test.ts'],
    mutants: [
      {
        name: 'a car is billed as one without a driver',
        text: 'supply = line.supply',
        becomes: "supply = 'vehicle-without-driver' as const",
      },
      {
        name: 'the taxes of a line are reckoned again',
        text: 'if (line.taxes) return line.taxes;',
        becomes: '',
      },
    ],
  },
  {
    file: 'service/booking/model/billed-lines.ts',
    mutants: [
      {
        name: 'the halves of a tax of odd paise do not add up',
        always: true,
        text: 'tax: { ...tax, amount: even,',
        becomes: 'tax: { ...tax, amount,',
      },
      {
        name: 'the odd paisa of a tax is lost',
        text: 'paiseOf(taxable + amount - even)',
        becomes: 'taxable',
      },
      {
        name: 'tax is integrated within a state, and split between two',
        always: true,
        text: 'plainWords(from) !== plainWords(to)',
        becomes: 'plainWords(from) === plainWords(to)',
      },
      {
        name: 'each half is of the whole rate',
        text: 'percent: percent / 2',
        becomes: 'percent',
      },
      {
        name: 'a fee that is taxed by itself is billed with the line too',
        text: 'line.subtotal - sum(apart.map((tax) => tax.taxable))',
        becomes: 'line.subtotal',
      },
      {
        name: 'a fee that is taxed by itself is not billed',
        text: '...apart.map((tax) => {',
        becomes: '...apart.slice(1).map((tax) => {',
      },
    ],
  },
  {
    file: 'service/booking/model/credited-lines.ts',
    mutants: [
      {
        name: 'more of a tax is credited than was billed',
        always: true,
        text: 'Math.min(share, left.tax)',
        becomes: 'share',
      },
      {
        name: 'more of a price is credited than was billed',
        text: ', amount - left.taxable)',
        becomes: ', 0)',
      },
      {
        name: 'what was credited before is credited again',
        always: true,
        text: 'all - sum(credited)',
        becomes: 'all',
      },
      {
        name: 'what is beyond the line that ends is credited nowhere',
        text: 'sum([back, beyond[at] ?? zero])',
        becomes: 'back',
      },
    ],
  },
];
