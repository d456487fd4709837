import Foundation
import Testing

@Suite("Names that do less than on a device, as a scene meets them")
struct UnsupportedTests {
  private static let cards = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        VStack {
          Text("A").lineHeight(.loose)
          Text("B").lineHeight(nil).accessibilityHint("b").help("b")
          Text("C").environment(\\.locale, Locale(identifier: "de"))
          Button("D") {}.disabled(true)
        }
        .findNavigator(isPresented: .constant(true))
      }
    }
    struct Plain: View {
      var body: some View {
        Text("A").lineHeight(nil).findNavigator(isPresented: .constant(false)).scrollIndicators(.hidden)
      }
    }
    """

  private static let badges = """
    import UIKit
    final class Tabs: UITabBarController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let page = UIViewController()
        page.tabBarItem = UITabBarItem(title: "One", image: nil, tag: 0)
        page.definesPresentationContext = true
        page.view.accessibilityHint = "page"
        viewControllers = [page]
      }
    }
    """

  @Test("what a device would show otherwise warns once, with its line, and fails with --strict")
  func warnings() throws {
    try FlipbookProgram.write("Unsupported.swift", Self.cards)
    let run = ["render", "Unsupported.swift", "--view", "Card", "-y", "--duration", "0.3s", "-o"]
    let film = try FlipbookProgram.run(run + ["unsupported-%02d.png"])
    #expect(film.code == 0, "\(film.errors)")
    let lines = film.errors.split(separator: "\n").filter { $0.contains("[scene.unsupported]") }.sorted()
    let expected = [
      ".findNavigator has no effect. The find bar is not shown. (Unsupported.swift:10)",
      ".lineHeight has no effect. Lines keep the height of their font. (Unsupported.swift:5)",
      "EnvironmentValues.locale works in part. Texts of tables and dates in styles follow it; numbers and other formats are the scene's. (Unsupported.swift:7)",
    ]
    #expect(lines.map(String.init) == expected.map { "warning: \($0) [scene.unsupported]" })
    let strict = try FlipbookProgram.run(run + ["strict-%02d.png", "--strict"])
    let left = FlipbookProgram.contents(of: ".").filter { $0.hasPrefix("strict-") }
    #expect(strict.code == 5 && left.isEmpty)
  }

  @Test("values that make no difference say nothing")
  func quiet() throws {
    try FlipbookProgram.write("UnsupportedPlain.swift", Self.cards)
    let still = try FlipbookProgram.run(
      ["still", "UnsupportedPlain.swift", "--view", "Plain", "-y", "-o", "plain.png", "--strict"])
    #expect(still.code == 0, "\(still.errors)")
  }

  @Test("a property of UIKit's reports the line that sets it")
  func properties() throws {
    try FlipbookProgram.write("UnsupportedTabs.swift", Self.badges)
    let still = try FlipbookProgram.run(
      ["still", "UnsupportedTabs.swift", "--view", "Tabs", "-y", "-o", "tabs.png"])
    #expect(
      still.errors.contains(
        "warning: UIViewController.definesPresentationContext has no effect. Presented view controllers cover the window. (UnsupportedTabs.swift:7) "
          + "[scene.unsupported]"), "\(still.errors)")
  }

  @Test("the controls that a film within the film lacks are a warning")
  func videoPlayer() throws {
    try FlipbookProgram.write(
      "UnsupportedVideo.swift",
      """
      import SwiftUI
      import AVKit
      struct Film: View {
        var body: some View { VideoPlayer(player: AVPlayer(url: URL(fileURLWithPath: "/a.mp4"))) }
      }
      """)
    let still = try FlipbookProgram.run(["still", "UnsupportedVideo.swift", "-y", "-o", "video.png"])
    let warning =
      "VideoPlayer works in part. The film is drawn without controls. (UnsupportedVideo.swift:4)"
    #expect(still.code == 0 && still.errors.contains(warning), "\(still.errors)")
  }

  @Test("lint lists every use with its line, first what would show")
  func lint() throws {
    try FlipbookProgram.write("UnsupportedLint.swift", Self.cards)
    let lint = try FlipbookProgram.run(["lint", "UnsupportedLint.swift"])
    #expect(lint.code == 0, "\(lint.errors)")
    let lines = lint.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first
        == "UnsupportedLint.swift:5:17: warning: .lineHeight has no effect. Lines keep the height of their font."
    )
    #expect(lines.contains("UnsupportedLint.swift:6:56: note: .help has no effect. A film has no pointer."))
    #expect(lines.contains { $0.hasPrefix("UnsupportedLint.swift:7:31: warning: EnvironmentValues.locale") })
    #expect(lint.errors.contains("It compiles. ") && lint.errors.contains(" less than on a device; "))
  }

  @Test("texts of a table beside the scene are shown")
  func localization() throws {
    let folder = FlipbookProgram.folder + "/Localized/en.lproj"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try "\"hello\" = \"Hello!\";".write(
      toFile: folder + "/Localizable.strings", atomically: true, encoding: .utf8)
    try FlipbookProgram.write(
      "Localized/A.swift", "import SwiftUI\nstruct A: View { var body: some View { Text(\"hello\") } }\n")
    try FlipbookProgram.write(
      "Localized/B.swift",
      "import SwiftUI\nstruct B: View { var body: some View { Text(verbatim: \"Hello!\") } }\n")
    let lists = try ["A", "B"].map { name in
      let still = try FlipbookProgram.run(["still", "Localized/\(name).swift", "--print-list"])
      #expect(still.code == 0, "\(still.errors)")
      return still.output
    }
    #expect(lists[0] == lists[1] && lists[0].contains("@"), "\(lists)")
  }
}
