import Flipbook

/// Adds the scenes of this folder.
@MainActor
func registerOwnScenes() {
  SceneRegistry.register("Actors", .view) { Actors() }
  SceneRegistry.register("AsyncLets", .view) { AsyncLets() }
  SceneRegistry.register("Cancellations", .view) { Cancellations() }
  SceneRegistry.register("Clocks", .view) { Clocks() }
  SceneRegistry.register("Continuations", .view) { Continuations() }
  SceneRegistry.register("DetachedYields", .view) { DetachedYields() }
  SceneRegistry.register("Groups", .view) { Groups() }
  SceneRegistry.register("Hops", .view) { Hops() }
  SceneRegistry.register("Operations", .view) { Operations() }
  SceneRegistry.register("Priorities", .view) { Priorities() }
  SceneRegistry.register("Racers", .view) { Racers() }
  SceneRegistry.register("Spinning", .view) { Spinning() }
  SceneRegistry.register("Streams", .view) { Streams() }
  SceneRegistry.register("TimersAndPublishers", .view) { TimersAndPublishers() }
  SceneRegistry.register("Yields", .view) { Yields() }
  SceneRegistry.register("OtherThreads", .view) { OtherThreads() }
  SceneRegistry.register("Leftovers", .view, controller: { Leftovers() })
  SceneRegistry.register("Finder", .view) { Finder() }
  SceneRegistry.register("MachineClock", .view) { MachineClock() }
  SceneRegistry.register("MadeWhen", MadeWhen.self)
  SceneRegistry.register("TaskInClip", TaskInClip.self)
  SceneRegistry.register("Unordered", .view) { Unordered() }
  SceneRegistry.register("LeavingStack", .view) { LeavingStack() }
  SceneRegistry.register("ComingBack", .view) { ComingBack() }
  SceneRegistry.register("CanvasBlends", .view) { CanvasBlends() }
  SceneRegistry.register("ColourChanges", .view) { ColourChanges() }
  SceneRegistry.register("Phases", .view) { Phases() }
  SceneRegistry.register("ChangesFromAnimations", .view) { ChangesFromAnimations() }
  SceneRegistry.register("TurningCards", .view) { TurningCards() }
  SceneRegistry.register("CountingText", .view) { CountingText() }
  SceneRegistry.register("Gradients", .view) { Gradients() }
  SceneRegistry.register("TrimmedCurves", .view) { TrimmedCurves() }
  SceneRegistry.register("MatchedTiles", .view) { MatchedTiles() }
  SceneRegistry.register("Symbols", .view) { Symbols() }
  SceneRegistry.register("Controls", .view) { Controls() }
  SceneRegistry.register("LongList", .view) { LongList() }
  SceneRegistry.register("MoveInViewDidLoad", .view, controller: { MoveInViewDidLoad() })
  SceneRegistry.register("ChainedBlocks", .view, controller: { ChainedBlocks() })
  SceneRegistry.register("PausedAnimator", .view, controller: { PausedAnimator() })
  SceneRegistry.register("SpringLayers", .view, controller: { SpringLayers() })
  SceneRegistry.register("TimedLayers", .view, controller: { TimedLayers() })
  SceneRegistry.register("LayerTransitions", .view, controller: { LayerTransitions() })
  SceneRegistry.register("PushedControllers", .view, controller: { PushedControllers() })
  SceneRegistry.register("PresentedSheets", .view, controller: { PresentedSheets() })
  SceneRegistry.register("FastTable", .view, controller: { FastTable() })
  SceneRegistry.register("FastCollection", .view, controller: { FastCollection() })
  SceneRegistry.register("Constrained", .view, controller: { Constrained() })
  SceneRegistry.register("Replicated", .view, controller: { Replicated() })
  SceneRegistry.register("Dynamics", .view, controller: { Dynamics() })
  SceneRegistry.register("HostedViews", .view, controller: { HostedViews() })
  SceneRegistry.register("OldAnimations", .view, controller: { OldAnimations() })
  SceneRegistry.register("Shakes", .view) { Shakes() }
  SceneRegistry.register("RandomDots", .view) { RandomDots() }
  SceneRegistry.register("GeneratedViews", .view) { GeneratedViews() }
  SceneRegistry.register("GeneratedLayers", .view, controller: { GeneratedLayers() })
}
