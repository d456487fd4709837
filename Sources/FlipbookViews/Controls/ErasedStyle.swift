/// A style of one kind of control as the environment holds it: what it makes of a configuration, of whatever type.
struct ErasedStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView
}
