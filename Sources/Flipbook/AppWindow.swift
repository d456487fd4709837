/// The first window of an app, whose dynamic properties are connected as a view's are.
struct AppWindow<A: App>: View {
  let app: A

  var body: some View { app.body._windowContent ?? AnyView(EmptyView()) }
}
