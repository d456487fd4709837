import FlipbookDrawing
import FlipbookTestSupport
import FlipbookTime
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite("Several views in a hosting controller")
struct HostedViewsTests {
  private struct Two: View {
    var body: some View {
      Color(.sRGB, red: 1, green: 0, blue: 0).frame(width: 40, height: 20)
      Color(.sRGB, red: 0, green: 0, blue: 1).frame(width: 40, height: 20)
    }
  }

  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Two> {
      UIHostingController(rootView: Two())
    }
    func updateUIViewController(_ controller: UIHostingController<Two>, context: Context) {}
  }

  /// The same app's `GameDetailView`.
  @Test("the title that the view wants in a bar is the controller's")
  func title() {
    let hosted = UIHostingController(
      rootView: Text("page").navigationTitle("Game Details").navigationBarTitleDisplayMode(.inline))
    let film = UIKitFilm.onPhone { UINavigationController(rootViewController: hosted) }
    defer { withExtendedLifetime(film) {} }
    film.go(to: 0.1)
    #expect(hosted.navigationItem.title == "Game Details")
    #expect(hosted.navigationItem.largeTitleDisplayMode == .never)
  }

  /// The same picture: the title and the fields stand in the middle between the bar and the bottom of the safe area.
  @Test("views keep clear of the bar and of the screen's own", arguments: [false, true])
  func safeArea(ignores: Bool) throws {
    struct Filled: View {
      let ignores: Bool
      var body: some View {
        let color = Color(.sRGB, red: 1, green: 0, blue: 0)
        if ignores { color.ignoresSafeArea() } else { color }
      }
    }
    let hosted = UIHostingController(rootView: Filled(ignores: ignores))
    let film = UIKitFilm.onPhone { UINavigationController(rootViewController: hosted) }
    film.go(to: 0.1)
    let insets = hosted.view.safeAreaInsets
    #expect(insets.top > 90 && insets.bottom == 34)
    let (inside, outside) = (Int(insets.top) + 2, Int(hosted.view.bounds.height) - 10)
    #expect(try film.pixel(20, inside) == 0xffff_0000)
    #expect(try film.pixel(20, outside) == (ignores ? 0xffff_0000 : 0xffff_ffff))
  }

  /// AdlbkA/IOS_Advanced_Final `SignInView`: a title 8 over fields, in the middle of the page together.
  @Test("they stand one below the other in the middle")
  func stacked() throws {
    SceneContext.current.nextScene().enter()
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 100), background: .white, resources: TestRendering.resources
      ) { Hosted() }
    }
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0.1), scale: 1)
    let red = (0..<100).filter { bitmap[50, $0] & 0xff < 10 && bitmap[50, $0] >> 16 & 0xff > 200 }
    let blue = (0..<100).filter { bitmap[50, $0] & 0xff > 200 && bitmap[50, $0] >> 16 & 0xff < 10 }
    #expect(red == Array(26..<46), "\(red)")
    #expect(blue == Array(54..<74), "\(blue)")
  }

  /// tonezone6/popular-colors 95ee220: the list is there again behind a page that goes.
  @Test("a hosted view that comes back to a window shows what it showed")
  func comesBack() throws {
    let red = Color(.sRGB, red: 1, green: 0, blue: 0)
    let hosted = UIHostingController(rootView: red)
    let navigation = UINavigationController(rootViewController: hosted)
    let film = UIKitFilm.onPhone { navigation }
    film.go(to: 0.1)
    #expect(try film.pixel(20, 400) == 0xffff_0000)
    navigation.pushViewController(UIHostingController(rootView: Text("page")), animated: true)
    film.go(to: 1)
    #expect(try film.pixel(20, 400) == 0xffff_ffff)
    navigation.popViewController(animated: true)
    film.go(to: 2)
    #expect(try film.pixel(20, 400) == 0xffff_0000)
  }

  private struct Barred: View {
    @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0)

    var body: some View {
      color.navigationBarBackButtonHidden()
        .toolbar {
          ToolbarItem(placement: .topBarTrailing) {
            Button {
              color = Color(.sRGB, red: 0, green: 0, blue: 1)
            } label: {
              Color.black.frame(width: 30, height: 30)
            }
          }
          ToolbarItem(placement: .principal) {
            Color(.sRGB, red: 0, green: 1, blue: 0).frame(width: 20, height: 20)
          }
        }
    }
  }

  /// tonezone6/popular-colors 95ee220: a plus in the bar over a hosted list.
  @Test("items of a hosted view stand in the bar of the navigation controller around, and act on it")
  func barItems() throws {
    let hosted = UIHostingController(rootView: Barred())
    let film = UIKitFilm.onPhone { UINavigationController(rootViewController: hosted) }
    film.go(to: 0.2)
    #expect(hosted.navigationItem.hidesBackButton)
    let view = try #require(hosted.navigationItem.rightBarButtonItem?.customView)
    let title = try #require(hosted.navigationItem.titleView)
    let (place, middle) = (view.convert(view.bounds, to: nil), title.convert(title.bounds, to: nil))
    #expect(middle.size == CGSize(width: 20, height: 20))
    #expect(place.maxX > 350 && place.width >= 30 && place.height >= 30)
    #expect(try film.pixel(Int(middle.midX), Int(middle.midY)) == 0xff00_ff00)
    #expect(try film.pixel(20, 400) == 0xffff_0000)
    film.runtime.schedule(
      InteractionStep(at: 0.5, .tap(.point(x: place.midX, y: place.midY), count: 1))
    ) { _ in Issue.record("nothing was tapped") }
    film.go(to: 1)
    #expect(try film.pixel(20, 400) == 0xff00_00ff)
  }
}
