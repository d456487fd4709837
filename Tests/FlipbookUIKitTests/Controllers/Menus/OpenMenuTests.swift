import FlipbookDrawing
import FlipbookViews
import Foundation
import Testing

@testable import FlipbookUIKit

/// Menus that are opened by touches.
@MainActor
struct OpenMenuTests {
  private let size = CGSize(width: 390, height: 800)

  /// A film of a view in the middle of a page.
  private func film(_ view: UIView, at frame: CGRect = CGRect(x: 145, y: 300, width: 100, height: 40))
    -> UIKitFilm
  {
    let root = UIViewController()
    let film = UIKitFilm(size: size) { root }
    root.view.backgroundColor = .white
    view.frame = frame
    root.view.addSubview(view)
    return film
  }

  private func tap(_ film: UIKitFilm, _ name: String, at time: TimeInterval) {
    film.runtime.scheduleTap(on: .name(name), at: time) { _ in Issue.record("\(name) was not found") }
    film.go(to: time + 0.05)
  }

  private func names(_ film: UIKitFilm) -> [String] {
    film.runtime.touchableControls.map(\.label).filter { !$0.isEmpty }
  }

  @Test("a tap opens the menu of a button that shows it as its primary action, a row performs its action")
  func primary() {
    var chosen: [String] = []
    var sent = 0
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Name") { chosen.append($0.title) },
      UIAction(title: "Secret", attributes: .hidden) { chosen.append($0.title) },
      UIAction(title: "Date", attributes: .disabled) { chosen.append($0.title) },
    ])
    button.showsMenuAsPrimaryAction = true
    button.addAction(UIAction { _ in sent += 1 }, for: .menuActionTriggered)
    let film = film(button)
    tap(film, "Sort", at: 0.2)
    film.go(to: 1)
    #expect(sent == 1)
    #expect(names(film).contains("Name") && names(film).contains("Date") && !names(film).contains("Secret"))
    tap(film, "Date", at: 1.2)
    #expect(chosen.isEmpty)
    tap(film, "Name", at: 1.5)
    film.go(to: 2.5)
    #expect(chosen == ["Name"])
    #expect(names(film) == ["Sort"])
  }

  @Test("a long touch opens the menu where a tap does something else")
  func held() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Undo") { _ in taps += 1 })
    button.menu = UIMenu(children: [UIAction(title: "Redo") { _ in }])
    let film = film(button)
    tap(film, "Undo", at: 0.2)
    film.go(to: 0.8)
    #expect(taps == 1 && names(film) == ["Undo"])
    film.runtime.schedule(InteractionStep(at: 1, .longPress(.point(x: 195, y: 320), duration: 0.7))) {
      Issue.record("\($0)")
    }
    film.go(to: 2)
    #expect(taps == 1 && names(film).contains("Redo"))
  }

  @Test("a touch beside the menu closes it and goes no further")
  func outside() {
    var taps = 0
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "Name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    let film = film(button)
    let other = UIButton(type: .system, primaryAction: UIAction(title: "Other") { _ in taps += 1 })
    other.frame = CGRect(x: 145, y: 700, width: 100, height: 40)
    button.superview?.addSubview(other)
    tap(film, "Sort", at: 0.2)
    film.go(to: 1)
    film.runtime.scheduleTap(on: .point(x: 195, y: 720), at: 1.2) { _ in }
    film.go(to: 2)
    #expect(taps == 0 && !names(film).contains("Name"))
    film.runtime.scheduleTap(on: .point(x: 195, y: 720), at: 2.2) { _ in }
    film.go(to: 2.4)
    #expect(taps == 1)
  }

  @Test("a button shows the line chosen of its menu, and marks it")
  func selection() {
    let button = UIButton(type: .system)
    let menu = UIMenu(children: ["Small", "Large"].map { UIAction(title: $0) { _ in } })
    button.menu = menu
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let film = film(button)
    film.go(to: 0.1)
    #expect(button.titleLabel?.text == "Small")
    tap(film, "Small", at: 0.2)
    film.go(to: 1)
    tap(film, "Large", at: 1.2)
    film.go(to: 2)
    #expect(button.titleLabel?.text == "Large")
    #expect(menu.selectedElements.map(\.title) == ["Large"])
  }

  @Test("a tap selects a button without a menu that changes its selection, and the next one deselects it")
  func toggling() {
    let button = UIButton(type: .system)
    button.setTitle("Bold", for: .normal)
    button.changesSelectionAsPrimaryAction = true
    let film = film(button)
    tap(film, "Bold", at: 0.2)
    #expect(button.isSelected)
    tap(film, "Bold", at: 0.6)
    #expect(!button.isSelected)
  }

  @Test("a menu of one selection marks the line chosen alone, inline menus included")
  func singleSelection() {
    let lines = ["A", "B"].map { UIAction(title: $0) { _ in } }
    lines[0].state = .on
    let inner = UIMenu(options: .displayInline, children: [lines[1]])
    let menu = UIMenu(options: .singleSelection, children: [lines[0], inner])
    menu.select(lines[1])
    #expect(lines.map(\.state) == [.off, .on])
  }

  @Test("lines that are made later take the place of a row that waits for them")
  func deferred() {
    var load: (([UIMenuElement]) -> Void)?
    let button = UIButton(type: .system)
    button.setTitle("More", for: .normal)
    button.menu = UIMenu(children: [UIDeferredMenuElement { load = $0 }])
    button.showsMenuAsPrimaryAction = true
    let film = film(button)
    tap(film, "More", at: 0.2)
    film.go(to: 1)
    #expect(names(film).contains("Loading…"))
    load?([UIAction(title: "Late") { _ in }])
    film.go(to: 1.2)
    #expect(names(film).contains("Late") && !names(film).contains("Loading…"))
  }

  private final class Delegate: UIContextMenuInteractionDelegate {
    var events: [String] = []

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [weak self] _ in
        UIMenu(children: [UIAction(title: "Share") { _ in self?.events.append("share") }])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("open") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { events.append("close") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) { animator.addCompletion { [weak self] in self?.events.append("commit") } }
  }

  @Test("a held view is lifted over the dimmed page, its menu opens, and all of it is over at the end")
  func interaction() throws {
    let (box, delegate) = (UIView(), Delegate())
    box.backgroundColor = .systemPink
    box.addInteraction(UIContextMenuInteraction(delegate: delegate))
    #expect(box.interactions.count == 1)
    let film = film(box, at: CGRect(x: 145, y: 300, width: 100, height: 100))
    film.go(to: 0.1)
    #expect(try film.pixel(142, 350) == 0xffff_ffff)
    film.runtime.schedule(InteractionStep(at: 0.2, .longPress(.point(x: 195, y: 350), duration: 0.7))) {
      Issue.record("\($0)")
    }
    film.go(to: 1.5)
    // 1.15 times as large: from 137.5 on.
    #expect(try film.pixel(142, 350) == film.pixel(195, 350))
    #expect(try film.pixel(10, 10) == 0xffcf_cfd3)
    #expect(delegate.events == ["open"])
    tap(film, "Share", at: 1.7)
    film.go(to: 3)
    #expect(delegate.events.sorted() == ["close", "open", "share"])
    #expect(try film.pixel(142, 350) == 0xffff_ffff)
    #expect(!box.isHidden)
  }

  @Test("a touch of the lifted view performs the action of its preview")
  func commit() {
    let (box, delegate) = (UIView(), Delegate())
    box.addInteraction(UIContextMenuInteraction(delegate: delegate))
    let film = film(box, at: CGRect(x: 145, y: 300, width: 100, height: 100))
    film.runtime.schedule(InteractionStep(at: 0.2, .longPress(.point(x: 195, y: 350), duration: 0.7))) {
      Issue.record("\($0)")
    }
    film.go(to: 1.5)
    film.runtime.scheduleTap(on: .point(x: 195, y: 350), at: 1.7) { _ in }
    film.go(to: 3)
    #expect(delegate.events == ["open", "close", "commit"])
  }

  @Test("a view that has lost its interaction has no menu")
  func removal() {
    let (box, delegate) = (UIView(), Delegate())
    let interaction = UIContextMenuInteraction(delegate: delegate)
    box.addInteraction(interaction)
    box.removeInteraction(interaction)
    let film = film(box)
    film.runtime.schedule(InteractionStep(at: 0.2, .longPress(.point(x: 195, y: 320), duration: 0.7))) {
      Issue.record("\($0)")
    }
    film.go(to: 1.5)
    #expect(delegate.events.isEmpty && box.interactions.isEmpty)
  }
}
