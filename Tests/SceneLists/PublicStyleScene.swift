import Flipbook

@testable import FlipbookPublicStyleScenes

/// The files of the `PublicStyleScenes` folder, written as people publish them.
package struct PublicStyleScene: CustomStringConvertible, Sendable {
  /// When the picture changes.
  package enum Motion { case byItself, whenTouched, never }

  package let name: String
  package let motion: Motion
  private let make: @MainActor @Sendable () -> AnyView

  private init<V: View>(_ motion: Motion, _ make: @escaping @MainActor @Sendable () -> V) {
    name = "\(V.self)"
    self.motion = motion
    self.make = { AnyView(make()) }
  }

  package var description: String { name }

  @MainActor
  package var entry: SceneRegistry.Entry { SceneRegistry.Entry(name: name, kind: .view) { .view(make()) } }

  package static let all: [PublicStyleScene] = [
    .init(.byItself) { AnalogClock() },
    .init(.byItself) { AnimatedGradientView() },
    .init(.byItself) { BarChartView() },
    .init(.byItself) { BreathingFlower() },
    .init(.byItself) { CheckmarkDrawView() },
    .init(.byItself) { ConfettiView() },
    .init(.byItself) { LoadingDotsView() },
    .init(.byItself) { MarqueeTicker() },
    .init(.byItself) { PhaseKeyframesView() },
    .init(.byItself) { PinnedAlphabet() },
    .init(.byItself) { ProgressRingView() },
    .init(.byItself) { PulsingCircleView() },
    .init(.byItself) { RippleBackground() },
    .init(.byItself) { SkeletonShimmerView() },
    .init(.byItself) { SpinnerRing() },
    .init(.byItself) { SplashScreenView() },
    .init(.byItself) { SymbolEffectsView() },
    .init(.byItself) { TextDatesView() },
    .init(.byItself) { WaveShapeView() },
    .init(.byItself) { WiggleIconsView() },
    .init(.byItself) { BlurRepresentableDemo() },
    .init(.byItself) { ColorHexDemo() },
    .init(.byItself) { CustomTransitions() },
    .init(.byItself) { DeviceTabs() },
    .init(.byItself) { GooeyBlob() },
    .init(.byItself) { PomodoroTimer() },
    .init(.byItself) { RadialMenu() },
    .init(.byItself) { SignaturePad() },
    .init(.byItself) { TicTacToeView() },
    .init(.byItself) { AnchorTabs() },
    .init(.whenTouched) { DrawerDemo() },
    .init(.whenTouched) { HeartBurst() },
    .init(.byItself) { LayoutAnimations() },
    .init(.whenTouched) { RatingSurvey() },
    .init(.whenTouched) { AccordionDemo() },
    .init(.whenTouched) { BottomSheetDemo() },
    .init(.whenTouched) { CardSwipeView() },
    .init(.whenTouched) { CarouselView() },
    .init(.whenTouched) { CircularSliderView() },
    .init(.whenTouched) { ContextMenuDemo() },
    .init(.whenTouched) { CounterNumericView() },
    .init(.whenTouched) { CustomLayoutView() },
    .init(.whenTouched) { CustomTabBar() },
    .init(.whenTouched) { DarkModeToggleView() },
    .init(.whenTouched) { DragReorderView() },
    .init(.whenTouched) { EnvironmentModelView() },
    .init(.whenTouched) { ExpandingSearchView() },
    .init(.whenTouched) { FlipCardView() },
    .init(.whenTouched) { FloatingButtonView() },
    .init(.whenTouched) { GaugeBoardView() },
    .init(.whenTouched) { GlassCardView() },
    .init(.whenTouched) { GooeyMenuView() },
    .init(.whenTouched) { GridDemoView() },
    .init(.whenTouched) { GridPickerView() },
    .init(.whenTouched) { HamburgerMenuView() },
    .init(.whenTouched) { LikeButtonView() },
    .init(.whenTouched) { LoginFormView() },
    .init(.whenTouched) { LongPressDragView() },
    .init(.whenTouched) { MagnifyRotatePhoto() },
    .init(.whenTouched) { MusicPlayerView() },
    .init(.whenTouched) { NavigationPushView() },
    .init(.whenTouched) { NeumorphicButtonView() },
    .init(.whenTouched) { ObservationModelView() },
    .init(.whenTouched) { OnboardingPagesView() },
    .init(.whenTouched) { ParallaxHeaderView() },
    .init(.whenTouched) { PreferenceSizesView() },
    .init(.whenTouched) { ScrollReaderDemo() },
    .init(.whenTouched) { SegmentedControlView() },
    .init(.whenTouched) { SettingsFormView() },
    .init(.whenTouched) { ShakeView() },
    .init(.whenTouched) { SheetDemoView() },
    .init(.whenTouched) { SideMenuDemo() },
    .init(.whenTouched) { StackedTransitionsView() },
    .init(.whenTouched) { StarRatingDemo() },
    .init(.whenTouched) { SnapCarousel() },
    .init(.whenTouched) { SubviewDeck() },
    .init(.whenTouched) { StoryBars() },
    .init(.whenTouched) { StretchyRectView() },
    .init(.whenTouched) { ToastDemoView() },
    .init(.whenTouched) { TodoListView() },
    .init(.whenTouched) { WeatherSceneView() },
    .init(.never) { TypewriterText() },
  ]
}
