/// The rectangle of a view or guide, solved for in the coordinates of the window.
@MainActor
struct LayoutVariables {
  let left: LayoutVariable
  let top: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable
  let solved = SolvedPlace()

  init() {
    func next() -> LayoutVariable { LayoutVariable(number: UIKitNumber.next()) }
    left = next()
    top = next()
    width = next()
    height = next()
  }
}
