import Flipbook
import FlipbookDrawing
import FlipbookRaster
import FlipbookViews
import Foundation

/// Makes, lays out and paints views that most scenes use, once in a process whose copies make scenes of views: what the
/// runtime looks up for a type it keeps, so that the copies find it.
///
/// The views are of this library alone, have no state and start no task. They leave nothing that a frame depends on.
@MainActor
package enum SceneRehearsal {
  package static func run() {
    let entry = SceneRegistry.Entry(name: "", kind: .view) { .view(AnyView(RehearsedViews())) }
    var settings = SceneSettings()
    settings.scale = 1
    let resources = DrawingResources(
      textEngine: PangoTextEngine(),
      imageProvider: FileImageProvider(
        folder: URL(fileURLWithPath: "/"), access: .below([]), limits: CostLimits()))
    guard let source = try? SceneFrameSource(entry: entry, settings: settings, resources: resources),
      let canvas = try? SceneResources.makeCanvas(source.format.pixelWidth, source.format.pixelHeight, 1)
    else { return }
    canvas.paint(source.displayList(at: 0))
    SceneRun.forget()
  }
}

private struct RehearsedViews: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          Text("Title").font(.title).bold().foregroundStyle(.primary)
          HStack {
            Image(systemName: "star.fill").foregroundColor(.yellow)
            Text("Row").font(.caption).foregroundColor(.secondary)
            Spacer()
            Divider()
          }
          .padding()
          .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
          ZStack {
            Circle().fill(Color.blue).frame(width: 20, height: 20)
            Capsule().stroke(Color.red, lineWidth: 1)
          }
          .overlay(Text("1"))
          .clipShape(RoundedRectangle(cornerRadius: 4))
          .shadow(radius: 2)
          .frame(maxWidth: .infinity)
          ForEach(0..<2) { Text("\($0)") }
          Button("Button") {}.buttonStyle(.borderedProminent)
          Toggle("Toggle", isOn: .constant(true))
          Label("Label", systemImage: "gear")
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(height: 8)
        }
        .padding(.horizontal)
      }
      .navigationTitle("Title")
    }
    .environment(\.font, .body)
  }
}
