/// The behaviour of a device when the app enters the background, which a film never does.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop
  case pause
  case pauseAndRestore
  case forceFinish
  case continuePlaying
}
