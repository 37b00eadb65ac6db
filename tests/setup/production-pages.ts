/**
 * Pages are rendered by the edition of React that visitors get. The one for development looks for mistakes while it
 * renders, which takes several times as long.
 */
process.env['NODE_ENV'] = 'production';
