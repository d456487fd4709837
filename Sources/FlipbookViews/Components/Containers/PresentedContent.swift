/// Content that is shown over other views. It is made once it is shown: before that it may use what isn't there yet.
struct PresentedContent<Content: View>: View {
  let make: () -> Content

  var body: Content { make() }
}
