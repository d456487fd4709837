extension StarterTexts {
  /// A title that comes, a line that is drawn and a section that fades over.
  static func film(_ name: String) -> [StarterFile] {
    [
      filmScene(name),
      StarterFile(
        path: "flipbook.json",
        text: """
          {
            "colors": { "brand": "#ff8a00", "ink": "#14181f" },
            "presets": { "draft": { "extends": "gif-small" } }
          }

          """),
      StarterFile(
        path: "README.md",
        text: """
          # \(name)

              flipbook render \(name).swift -o \(name).mp4 -p              the film
              flipbook render \(name).swift -o \(name).mp4 -y -q low       a quick look
              flipbook render \(name).swift -o \(name).gif --preset draft  for a message
              flipbook studio \(name).swift                               the film while it is written
              sh check.sh                                       its frames against Goldens

          `flipbook.json` holds the colours, fonts and presets.

          """),
    ]
  }

  private static func filmScene(_ name: String) -> StarterFile {
    StarterFile(
      path: "\(name).swift",
      text: """
        import Flipbook
        import SwiftUI

        struct \(name): Clip {
          var title: String { "\(name)" }
          var duration: TimeInterval { 5 }

          var body: some View {
            Series {
              Shot(2.5) { Opening() }
              Shot(2.5) { Closing() }
            }
          }
        }

        struct Opening: View {
          @State private var isThere = false

          var body: some View {
            ZStack {
              Color("ink")
              Text(Props.current.string("text", default: "\(name)"))
                .font(.system(size: 120, weight: .bold))
                .foregroundStyle(Color("brand"))
                .scaleEffect(isThere ? 1 : 0.6)
                .opacity(isThere ? 1 : 0)
            }
            .onAppear { withAnimation(.spring(duration: 0.8)) { isThere = true } }
          }
        }

        struct Closing: View {
          @State private var share = 0.0

          var body: some View {
            ZStack {
              Color("brand")
              Circle().trim(from: 0, to: share)
                .stroke(Color("ink"), style: StrokeStyle(lineWidth: 24, lineCap: .round))
                .frame(width: 320, height: 320)
                .rotationEffect(.degrees(-90))
            }
            .onAppear { withAnimation(.easeInOut(duration: 2)) { share = 1 } }
          }
        }

        """)
  }
}
