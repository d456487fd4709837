import FlipbookDiagnostics
import Foundation
import Testing

@testable import FlipbookUIKit

@MainActor
@Suite struct SelectorTests {
  @MainActor private final class Ear: NSObject {
    var heard: UIGestureRecognizer?
    var place = CGPoint(x: -1, y: -1)

    func edge(_ pan: UIScreenEdgePanGestureRecognizer) {
      heard = pan
      place = pan.translation(in: nil)
    }

    func button(_ button: UIButton) { heard = UIGestureRecognizer() }
  }

  @Test("a method that takes a narrower recognizer is called by a wider one, as Objective-C does")
  func narrowerRecognizer() {
    let ear = Ear()
    let pan = UIPanGestureRecognizer(target: ear, action: Selector.method("edge", Ear.edge))
    pan.state = .began
    #expect(ear.heard === pan)
    #expect(ear.place == .zero)
  }

  @MainActor private final class Door: NSObject {
    var answer: Bool?
    func close(_ animated: Bool) { answer = animated }
  }

  @Test("a method that takes a yes or no is called with yes by a control, as Objective-C mostly does")
  func flag() {
    let door = Door()
    let button = UIButton(type: .system)
    button.addTarget(door, action: Selector.method("close", Door.close), for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(door.answer == true)
  }

  @MainActor private final class Worker: NSObject {
    var calls = 0
    func work() { calls += 1 }
  }

  private final class Proxy: OverridableObject {
    weak var worker: Worker?
    init(_ worker: Worker) { self.worker = worker }
    override func forwardingTarget(for selector: Selector!) -> Any? { worker }
  }

  @Test("an object that hands a method on to another one is asked for it, and is not called itself for ever")
  func forwarding() {
    let worker = Worker()
    let proxy = Proxy(worker)
    Selector.method("work", Worker.work).send(to: proxy, nil, nil)
    #expect(worker.calls == 1)
    proxy.worker = nil
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      Selector.method("work", Worker.work).send(to: proxy, nil, nil)
    }
    #expect(collector.diagnostics.contains { $0.code == "selector.unknown" })
  }

  @Test("a method that takes something else is not called, and says so")
  func otherSender() {
    let ear = Ear()
    let tap = UITapGestureRecognizer(target: ear, action: Selector.method("button", Ear.button))
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) { tap.state = .ended }
    #expect(ear.heard == nil)
    #expect(collector.diagnostics.contains { $0.code == "selector.unknown" })
  }

  @Test("those of one name have the bits of one pointer, as keys of associated objects need")
  func bits() {
    func bits(_ selector: Selector) -> UInt { unsafeBitCast(selector, to: UInt.self) }
    #expect(MemoryLayout<Selector>.size == MemoryLayout<UnsafeRawPointer>.size)
    #expect(bits(Selector("first")) == bits("first"))
    #expect(bits(Selector("first")) != bits(Selector("second")))
  }
}
