/// What a device does when the app goes to the background, which a film never does.
public enum LottieBackgroundBehavior: Hashable, Sendable {
  case stop
  case pause
  case pauseAndRestore
  case forceFinish
  case continuePlaying
}
