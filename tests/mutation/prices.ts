import type { MutatedModule } from './mutant.ts';

/** The price of a line. */
export const prices: readonly MutatedModule[] = [
  {
    file: 'service/catalog/price.ts',
    mutants: [
      {
        name: 'days with a price of their own are paid for twice',
        text: 'days: days - own.length',
        becomes: 'days',
      },
      {
        name: 'days with a price of their own are given away',
        always: true,
        text: '...own.map((price) => ({ days: 1, price }))]',
        becomes: ']',
      },
      {
        name: 'a day that is not there counts as the dearest',
        text: 'alike.filter((one) => one.days > 0)',
        becomes: 'alike',
      },
      {
        name: 'even days lose what does not divide',
        text: 'price: paiseOf(price + 1) }',
        becomes: 'price }',
      },
      {
        name: 'one day is paid for',
        always: true,
        text: 'count * one.days',
        becomes: 'count',
      },
      {
        name: 'a part is paid for once, whatever its count',
        text: 'count * one.days',
        becomes: 'one.days',
      },
      {
        name: 'a part costs what the day costs, whatever its own price',
        text: 'times(price ?? one.price',
        becomes: 'times(one.price',
      },
      {
        name: 'a part that costs nothing costs what the day costs',
        text: 'price ?? one.price',
        becomes: 'price || one.price',
      },
      {
        name: 'fees are forgotten',
        text: 'sum([cost, ...added.map(({ amount }) => amount)])',
        becomes: 'cost',
      },
      {
        name: 'fees are taken for every day',
        always: true,
        text: '...added.map(({ amount })',
        becomes: '...days.flatMap(() => added).map(({ amount })',
      },
      {
        name: 'a fee in per cent is taken beyond its cap',
        always: true,
        text: 'paiseOf(Math.min(percentOf(cost, fee.percent), fee.cap))',
        becomes: 'percentOf(cost, fee.percent)',
      },
      {
        name: 'a fee in per cent is its cap',
        text: 'Math.min(percentOf',
        becomes: 'Math.max(percentOf',
      },
      {
        name: 'a fee in per cent has paise',
        always: true,
        text: 'percentOf(cost, fee.percent)',
        becomes: '(cost * fee.percent) / 100',
      },
      {
        name: 'a fee in per cent is of all of the quantity',
        text: 'charged(fee, cost)).filter',
        becomes: 'charged(fee, times(cost, quantity))).filter',
      },
      {
        name: 'a fee of nothing is a line',
        text: '.filter(({ amount }) => amount > 0)',
        becomes: '',
      },
      {
        name: 'the days of a price are counted by their prices',
        text: 'days: number,\n    averageDay',
        becomes: 'days: days.length,\n    averageDay',
      },
      {
        name: 'the average day forgets how many days are alike',
        text: 'times(one.price, one.days)',
        becomes: 'one.price',
      },
      {
        name: 'the average day is that of the prices',
        text: ', number),',
        becomes: ', days.length),',
      },
      {
        name: 'the average day has paise',
        text: 'nearestRupee(cost / days)',
        becomes: 'paiseOf(Math.round(cost / days))',
      },
      {
        name: 'the average day is rounded up',
        text: 'nearestRupee(cost / days)',
        becomes: 'nearestRupee(cost / days + 50)',
      },
      {
        name: 'the dearest day is the cheapest',
        always: true,
        text: 'Math.max(...days',
        becomes: 'Math.min(...days',
      },
      {
        name: 'the dearest day is the first',
        always: true,
        text: 'paiseOf(Math.max(...days.map(({ price }) => price)))',
        becomes: 'paiseOf(days[0]?.price ?? 0)',
      },
      {
        name: 'the dearest day is all days together',
        always: true,
        text: 'paiseOf(Math.max(...days.map(({ price }) => price)))',
        becomes: 'unit',
      },
      {
        name: 'the parts are those of one of the quantity',
        text: 'count: count * quantity',
        becomes: 'count',
      },
      {
        name: 'the parts cost what those of one of the quantity cost',
        text: 'amount: times(amount, quantity),',
        becomes: 'amount,',
      },
      {
        name: 'what the parts cost is of one of the quantity',
        text: 'cost: times(cost, quantity)',
        becomes: 'cost',
      },
      {
        name: 'fees are among what the parts cost',
        text: 'cost: times(cost, quantity)',
        becomes: 'cost: times(unit, quantity)',
      },
      {
        name: 'a line costs what one of it costs',
        text: 'return times(unit, quantity);',
        becomes: 'return unit;',
      },
      {
        name: 'a price with its tax is of one of the quantity',
        text: 'priceOf(of, days, quantity)',
        becomes: 'priceOf(of, days)',
      },
      {
        name: 'everything is taxed as a stay',
        text: 'supply: of.supply',
        becomes: "supply: 'lodging'",
      },
      {
        name: 'fees are not taxed',
        always: true,
        text: '[{ ...price, supply',
        becomes: '[{ ...price, subtotal: price.cost, fees: [], supply',
      },
      {
        name: 'the band goes by what the whole line costs',
        always: true,
        text: '{ ...price, supply',
        becomes: '{ ...price, dearestDay: price.subtotal, supply',
      },
      {
        name: 'what is paid is without tax',
        always: true,
        text: 'sum([price.subtotal, tax])',
        becomes: 'price.subtotal',
      },
      {
        name: 'a price that rose is a discount',
        text: 'former <= price',
        becomes: 'former === 0',
      },
      {
        name: 'a price that stayed is looked at as one that fell',
        text: 'former <= price',
        becomes: 'former < price',
        equivalent: 'a discount of 0 % is none, as that of a price that stayed',
      },
      {
        name: 'a discount is rounded down',
        text: 'Math.round((1 - price',
        becomes: 'Math.floor((1 - price',
      },
      {
        name: 'a discount of nothing is said',
        text: '* 100) || null',
        becomes: '* 100)',
      },
      {
        name: 'a discount is said of the lower price',
        text: '1 - price / former',
        becomes: 'former / price - 1',
      },
    ],
  },
  {
    file: 'service/catalog/tax.ts',
    testBeside: false,
    alsoTests: ['storefront/cart/cart-rules.test.ts'],
    mutants: [
      {
        name: 'the cart takes another rate than the specified one',
        always: true,
        text: 'percent: 18 }',
        becomes: 'percent: 12 }',
      },
    ],
  },
];
