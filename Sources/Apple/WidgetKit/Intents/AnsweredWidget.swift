import AppIntents

/// A widget whose provider takes its time.
struct AnsweredWidget<Provider: AppIntentTimelineProvider>: View {
  let family: WidgetFamily
  let configuration: any WidgetConfiguration
  let provider: Provider
  let intent: Provider.Intent
  @State private var entry: Provider.Entry?

  private var context: TimelineProviderContext { TimelineProviderContext(family: family) }

  var body: some View {
    WidgetStage(family: family, hasMargins: configuration._hasMargins) {
      configuration._view(of: entry ?? provider.placeholder(in: context))
    }
    .task {
      // The provider is the preview's alone.
      nonisolated(unsafe) let provider = provider
      entry = await provider.timeline(for: intent, in: context).entries.first
    }
  }
}
