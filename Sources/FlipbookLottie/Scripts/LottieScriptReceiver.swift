/// The value that a function is a member of.
indirect enum LottieScriptReceiver {
  case none
  case value(LottieScriptValue)
}
