import { emptied, withBodies, withoutAssigned, withoutPart } from './edit-code.ts';
import type { Unused } from './unused.ts';

const dom = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const domCalls = /\/react-dom\/cjs\/react-dom\.production\.js$/;
const core = /\/react\/cjs\/react\.production\.js$/;
const scheduler = /\/scheduler\/cjs\/scheduler\.production\.js$/;

/** Of React 19.3. */
export const unusedOfReact: readonly Unused[] = [
  {
    what: 'React’s own ViewTransition (the browser’s, which links start, is another), Activity or SuspenseList',
    module: dom,
    use: /\b(?:ViewTransition|SuspenseList|addTransitionType)\b|<Activity\b/,
    leaveOut: (code) => {
      const rest = emptied(
        code,
        ...['applyViewTransitionToHostInstances', 'commitAfterMutationEffectsOnFiber', 'commitEnterViewTransitions'],
        ...['commitExitViewTransitions', 'commitNestedViewTransitions', 'createViewTransitionInstance'],
        ...[
          'restoreEnterOrExitViewTransitions',
          'restoreNestedViewTransitions',
          'restoreViewTransitionOnHostInstances',
        ],
        ...['startViewTransition', 'trackEnterViewTransitions', 'queueTransitionTypes', 'getViewTransitionName'],
        ...['getViewTransitionClassName', 'updateActivityComponent', 'commitActivityHydrationCallbacks'],
        ...['pushDehydratedActivitySuspenseHandler', 'getActivityInstanceFromFiber', 'updateSuspenseListComponent'],
        ...['cutOffTailIfNeeded', 'findFirstSuspended'],
      );
      const list = '    case 19:\n      popSuspenseListContext(workInProgress);\n      newProps =';
      const listless = withoutPart(rest, list, '    case 22:\n');
      const still = '    case 31:\n      renderLanes = workInProgress.memoizedState;\n';
      const without = withoutPart(listless, still, '    case 13:\n');
      return withoutAssigned(without, 'ViewTransitionPseudoElement\\.prototype\\.\\w+', 3);
    },
  },
  {
    what: 'a commit that waits for style sheets, scripts or pictures, and what React itself preloads',
    module: dom,
    use: /\bprecedence=|import\s*\{[^}]*\bpre(?:load|init|connect|fetchDNS)[^}]*\}\s*from 'react-dom'/,
    leaveOut: (code) => {
      const rest = emptied(
        code,
        ...[
          'prefetchDNS',
          'preconnect',
          'preload',
          'preloadModule',
          'preinitScript',
          'preinitStyle',
          'preinitModuleScript',
        ],
        ...['acquireResource', 'preloadResourceAndSuspendIfNeeded', 'accumulateSuspenseyCommitOnFiber', 'onUnsuspend'],
      );
      return withBodies(rest, {
        getResource: ' return null; ',
        waitForCommitToBeReady: ' return null; ',
        preloadInstanceAndSuspendIfNeeded: ' workInProgress.flags &= -16777217; ',
      });
    },
  },
  {
    what: 'functions as actions of forms, and their state',
    module: dom,
    use: /\b(?:useActionState|useFormStatus|requestFormReset)\b|\b(?:action|formAction)=\{(?:async\b|\(|function\b)/,
    leaveOut: (code) =>
      emptied(
        code,
        ...[
          'mountActionState',
          'updateActionState',
          'rerenderActionState',
          'useHostTransitionStatus',
          'extractEvents$1',
        ],
        ...['startHostTransition', 'requestFormReset', 'requestFormReset$1', 'recursivelyResetForms'],
        'scheduleReplayQueueIfNeeded',
      ),
  },
  {
    what: 'events of composing and selecting text, and the change of an input in browsers without “input”',
    module: dom,
    use: /\bon(?:BeforeInput|Composition(?:Start|Update|End))\b|<(?:input|textarea)\b[^>]*\bonSelect\b/,
    leaveOut: (code) => {
      const rest = withoutPart(code, '      var fallbackData;\n', '      extractEvents$1(\n');
      return emptied(
        rest,
        'constructSelectEvent',
        'handleEventsForInputEventPolyfill',
        'getTargetInstForInputEventPolyfill',
      );
    },
  },
  {
    what: 'what a ref on a Fragment can do',
    module: dom,
    use: /<Fragment\b[^>]*\sref\b/,
    leaveOut: (code) => {
      const rest = emptied(
        code,
        'commitNewChildToFragmentInstance',
        'commitNewChildToFragmentInstances',
        'deleteChildFromFragmentInstance',
      );
      return withoutAssigned(rest, 'FragmentInstance\\.prototype\\.\\w+', 12);
    },
  },
  {
    what: 'a root that is not the document, its methods, and what is found in it by class',
    module: dom,
    use: /\b(?:createRoot|hydrateRoot|findDOMNode)\b/,
    leaveOut: (code) => {
      const rootless = withoutPart(code, 'function ReactDOMRoot(internalRoot) {', 'function ReactDOMHydrationRoot(');
      const asked = 'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration =';
      const unasked = withoutPart(rootless, asked, 'var isomorphicReactPackageVersion');
      const unfound = withoutPart(unasked, 'ReactDOMSharedInternals.findDOMNode =', 'var internals$jscomp');
      const rest = withoutPart(unfound, 'exports.createRoot =', 'exports.hydrateRoot =');
      return emptied(rest, 'attemptExplicitHydrationTarget');
    },
  },
  {
    what: 'elements of our own names, the memory of the compiler, deferred values',
    module: dom,
    use: /\bcustomElements\b|react\/compiler-runtime|\buse(?:DeferredValue|Transition)\b/,
    leaveOut: (code) => {
      const rest = emptied(
        code,
        'setPropOnCustomElement',
        'useMemoCache',
        'mountDeferredValueImpl',
        'updateDeferredValueImpl',
      );
      const without = emptied(rest, 'refreshCache', 'defaultOnDefaultTransitionIndicator');
      return withBodies(without, { isCustomElement: ' return false; ' });
    },
  },
  {
    what: 'the stack of components that an error would carry, and their names',
    module: dom,
    use: /\b(?:componentStack|captureOwnerStack)\b/,
    leaveOut: (code) =>
      withBodies(code, { getStackByFiberInDevAndProd: ' return ""; ', getComponentNameFromType: ' return null; ' }),
  },
  {
    what: 'lengths of styles that only other browsers named',
    module: dom,
    leaveOut: (code) => withoutPart(code, ' MozAnimationIterationCount', '".split(\n'),
  },
  {
    what: 'its own way through children that are neither an element nor an array',
    module: dom,
    leaveOut: (code) =>
      withBodies(code, {
        reconcileChildrenIterator:
          ' return reconcileChildrenArray(returnFiber, currentFirstChild, [...{ [Symbol.iterator]: () => newChildren }], lanes); ',
      }),
  },
  {
    what: 'of the calls of react-dom all but createPortal and flushSync',
    module: domCalls,
    use: /import\s*\{[^}]*\b(?:pre\w+|requestFormReset|unstable_\w+|useFormStat\w+)\b[^}]*\}\s*from 'react-dom'/,
    leaveOut: (code) =>
      withoutAssigned(
        code,
        'exports\\.(?:browser|pre\\w+|requestFormReset|unstable_batchedUpdates|useFormStat\\w+)',
        11,
      ),
  },
  {
    what: 'calls of React that no page needs',
    module: core,
    use: /\b(?:PureComponent|addTransitionType|cacheSignal|createRef|use(?:ActionState|DebugValue|DeferredValue|InsertionEffect|Reducer|Transition))\b/,
    leaveOut: (code) =>
      withoutAssigned(
        code,
        'exports\\.(?:Activity|Profiler|PureComponent|ViewTransition|__COMPILER_RUNTIME|addTransitionType|cache|cacheSignal|createRef|unstable_useCacheRefresh|use(?:ActionState|DebugValue|DeferredValue|InsertionEffect|Reducer|Transition))',
        16,
      ),
  },
  {
    what: 'calls of the scheduler that React does not make',
    module: scheduler,
    leaveOut: (code) =>
      withoutAssigned(code, 'exports\\.unstable_(?:Profiling|forceFrameRate|next|runWithPriority|wrapCallback)', 5),
  },
];
