/// A command to a node that plays a sound.
enum AudioCommand: Sendable {
  case play, pause, stop
  case volume(Float)
}
