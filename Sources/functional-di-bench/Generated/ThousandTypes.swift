// Written by .ci/support/benchmark-types.
// swift-format-ignore-file

/// Shows a visitor the first thousand of the types.
func visitThousandTypes(with visitor: inout some TypeVisitor) {
  visit0(with: &visitor)
  visit25(with: &visitor)
  visit50(with: &visitor)
  visit75(with: &visitor)
  visit100(with: &visitor)
  visit125(with: &visitor)
  visit150(with: &visitor)
  visit175(with: &visitor)
  visit200(with: &visitor)
  visit225(with: &visitor)
  visit250(with: &visitor)
  visit275(with: &visitor)
  visit300(with: &visitor)
  visit325(with: &visitor)
  visit350(with: &visitor)
  visit375(with: &visitor)
  visit400(with: &visitor)
  visit425(with: &visitor)
  visit450(with: &visitor)
  visit475(with: &visitor)
  visit500(with: &visitor)
  visit525(with: &visitor)
  visit550(with: &visitor)
  visit575(with: &visitor)
  visit600(with: &visitor)
  visit625(with: &visitor)
  visit650(with: &visitor)
  visit675(with: &visitor)
  visit700(with: &visitor)
  visit725(with: &visitor)
  visit750(with: &visitor)
  visit775(with: &visitor)
  visit800(with: &visitor)
  visit825(with: &visitor)
  visit850(with: &visitor)
  visit875(with: &visitor)
  visit900(with: &visitor)
  visit925(with: &visitor)
  visit950(with: &visitor)
  visit975(with: &visitor)
}

/// Shows a visitor the rest, which makes the number of the types a power of two.
func visitFurtherTypes(with visitor: inout some TypeVisitor) {
  visit1000(with: &visitor)
}

private func visit0(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M0.self)
  visitor.visitOne(M1.self)
  visitor.visitTwo(M2.self)
  visitor.visitNone(M3.self)
  visitor.visitOne(M4.self)
  visitor.visitTwo(M5.self)
  visitor.visitNone(M6.self)
  visitor.visitOne(M7.self)
  visitor.visitTwo(M8.self)
  visitor.visitNone(M9.self)
  visitor.visitOne(M10.self)
  visitor.visitTwo(M11.self)
  visitor.visitNone(M12.self)
  visitor.visitOne(M13.self)
  visitor.visitTwo(M14.self)
  visitor.visitNone(M15.self)
  visitor.visitOne(M16.self)
  visitor.visitTwo(M17.self)
  visitor.visitNone(M18.self)
  visitor.visitOne(M19.self)
  visitor.visitTwo(M20.self)
  visitor.visitNone(M21.self)
  visitor.visitOne(M22.self)
  visitor.visitTwo(M23.self)
  visitor.visitNone(M24.self)
}
private func visit25(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M25.self)
  visitor.visitTwo(M26.self)
  visitor.visitNone(M27.self)
  visitor.visitOne(M28.self)
  visitor.visitTwo(M29.self)
  visitor.visitNone(M30.self)
  visitor.visitOne(M31.self)
  visitor.visitTwo(M32.self)
  visitor.visitNone(M33.self)
  visitor.visitOne(M34.self)
  visitor.visitTwo(M35.self)
  visitor.visitNone(M36.self)
  visitor.visitOne(M37.self)
  visitor.visitTwo(M38.self)
  visitor.visitNone(M39.self)
  visitor.visitOne(M40.self)
  visitor.visitTwo(M41.self)
  visitor.visitNone(M42.self)
  visitor.visitOne(M43.self)
  visitor.visitTwo(M44.self)
  visitor.visitNone(M45.self)
  visitor.visitOne(M46.self)
  visitor.visitTwo(M47.self)
  visitor.visitNone(M48.self)
  visitor.visitOne(M49.self)
}
private func visit50(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M50.self)
  visitor.visitNone(M51.self)
  visitor.visitOne(M52.self)
  visitor.visitTwo(M53.self)
  visitor.visitNone(M54.self)
  visitor.visitOne(M55.self)
  visitor.visitTwo(M56.self)
  visitor.visitNone(M57.self)
  visitor.visitOne(M58.self)
  visitor.visitTwo(M59.self)
  visitor.visitNone(M60.self)
  visitor.visitOne(M61.self)
  visitor.visitTwo(M62.self)
  visitor.visitNone(M63.self)
  visitor.visitOne(M64.self)
  visitor.visitTwo(M65.self)
  visitor.visitNone(M66.self)
  visitor.visitOne(M67.self)
  visitor.visitTwo(M68.self)
  visitor.visitNone(M69.self)
  visitor.visitOne(M70.self)
  visitor.visitTwo(M71.self)
  visitor.visitNone(M72.self)
  visitor.visitOne(M73.self)
  visitor.visitTwo(M74.self)
}
private func visit75(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M75.self)
  visitor.visitOne(M76.self)
  visitor.visitTwo(M77.self)
  visitor.visitNone(M78.self)
  visitor.visitOne(M79.self)
  visitor.visitTwo(M80.self)
  visitor.visitNone(M81.self)
  visitor.visitOne(M82.self)
  visitor.visitTwo(M83.self)
  visitor.visitNone(M84.self)
  visitor.visitOne(M85.self)
  visitor.visitTwo(M86.self)
  visitor.visitNone(M87.self)
  visitor.visitOne(M88.self)
  visitor.visitTwo(M89.self)
  visitor.visitNone(M90.self)
  visitor.visitOne(M91.self)
  visitor.visitTwo(M92.self)
  visitor.visitNone(M93.self)
  visitor.visitOne(M94.self)
  visitor.visitTwo(M95.self)
  visitor.visitNone(M96.self)
  visitor.visitOne(M97.self)
  visitor.visitTwo(M98.self)
  visitor.visitNone(M99.self)
}
private func visit100(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M100.self)
  visitor.visitTwo(M101.self)
  visitor.visitNone(M102.self)
  visitor.visitOne(M103.self)
  visitor.visitTwo(M104.self)
  visitor.visitNone(M105.self)
  visitor.visitOne(M106.self)
  visitor.visitTwo(M107.self)
  visitor.visitNone(M108.self)
  visitor.visitOne(M109.self)
  visitor.visitTwo(M110.self)
  visitor.visitNone(M111.self)
  visitor.visitOne(M112.self)
  visitor.visitTwo(M113.self)
  visitor.visitNone(M114.self)
  visitor.visitOne(M115.self)
  visitor.visitTwo(M116.self)
  visitor.visitNone(M117.self)
  visitor.visitOne(M118.self)
  visitor.visitTwo(M119.self)
  visitor.visitNone(M120.self)
  visitor.visitOne(M121.self)
  visitor.visitTwo(M122.self)
  visitor.visitNone(M123.self)
  visitor.visitOne(M124.self)
}
private func visit125(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M125.self)
  visitor.visitNone(M126.self)
  visitor.visitOne(M127.self)
  visitor.visitTwo(M128.self)
  visitor.visitNone(M129.self)
  visitor.visitOne(M130.self)
  visitor.visitTwo(M131.self)
  visitor.visitNone(M132.self)
  visitor.visitOne(M133.self)
  visitor.visitTwo(M134.self)
  visitor.visitNone(M135.self)
  visitor.visitOne(M136.self)
  visitor.visitTwo(M137.self)
  visitor.visitNone(M138.self)
  visitor.visitOne(M139.self)
  visitor.visitTwo(M140.self)
  visitor.visitNone(M141.self)
  visitor.visitOne(M142.self)
  visitor.visitTwo(M143.self)
  visitor.visitNone(M144.self)
  visitor.visitOne(M145.self)
  visitor.visitTwo(M146.self)
  visitor.visitNone(M147.self)
  visitor.visitOne(M148.self)
  visitor.visitTwo(M149.self)
}
private func visit150(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M150.self)
  visitor.visitOne(M151.self)
  visitor.visitTwo(M152.self)
  visitor.visitNone(M153.self)
  visitor.visitOne(M154.self)
  visitor.visitTwo(M155.self)
  visitor.visitNone(M156.self)
  visitor.visitOne(M157.self)
  visitor.visitTwo(M158.self)
  visitor.visitNone(M159.self)
  visitor.visitOne(M160.self)
  visitor.visitTwo(M161.self)
  visitor.visitNone(M162.self)
  visitor.visitOne(M163.self)
  visitor.visitTwo(M164.self)
  visitor.visitNone(M165.self)
  visitor.visitOne(M166.self)
  visitor.visitTwo(M167.self)
  visitor.visitNone(M168.self)
  visitor.visitOne(M169.self)
  visitor.visitTwo(M170.self)
  visitor.visitNone(M171.self)
  visitor.visitOne(M172.self)
  visitor.visitTwo(M173.self)
  visitor.visitNone(M174.self)
}
private func visit175(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M175.self)
  visitor.visitTwo(M176.self)
  visitor.visitNone(M177.self)
  visitor.visitOne(M178.self)
  visitor.visitTwo(M179.self)
  visitor.visitNone(M180.self)
  visitor.visitOne(M181.self)
  visitor.visitTwo(M182.self)
  visitor.visitNone(M183.self)
  visitor.visitOne(M184.self)
  visitor.visitTwo(M185.self)
  visitor.visitNone(M186.self)
  visitor.visitOne(M187.self)
  visitor.visitTwo(M188.self)
  visitor.visitNone(M189.self)
  visitor.visitOne(M190.self)
  visitor.visitTwo(M191.self)
  visitor.visitNone(M192.self)
  visitor.visitOne(M193.self)
  visitor.visitTwo(M194.self)
  visitor.visitNone(M195.self)
  visitor.visitOne(M196.self)
  visitor.visitTwo(M197.self)
  visitor.visitNone(M198.self)
  visitor.visitOne(M199.self)
}
private func visit200(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M200.self)
  visitor.visitNone(M201.self)
  visitor.visitOne(M202.self)
  visitor.visitTwo(M203.self)
  visitor.visitNone(M204.self)
  visitor.visitOne(M205.self)
  visitor.visitTwo(M206.self)
  visitor.visitNone(M207.self)
  visitor.visitOne(M208.self)
  visitor.visitTwo(M209.self)
  visitor.visitNone(M210.self)
  visitor.visitOne(M211.self)
  visitor.visitTwo(M212.self)
  visitor.visitNone(M213.self)
  visitor.visitOne(M214.self)
  visitor.visitTwo(M215.self)
  visitor.visitNone(M216.self)
  visitor.visitOne(M217.self)
  visitor.visitTwo(M218.self)
  visitor.visitNone(M219.self)
  visitor.visitOne(M220.self)
  visitor.visitTwo(M221.self)
  visitor.visitNone(M222.self)
  visitor.visitOne(M223.self)
  visitor.visitTwo(M224.self)
}
private func visit225(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M225.self)
  visitor.visitOne(M226.self)
  visitor.visitTwo(M227.self)
  visitor.visitNone(M228.self)
  visitor.visitOne(M229.self)
  visitor.visitTwo(M230.self)
  visitor.visitNone(M231.self)
  visitor.visitOne(M232.self)
  visitor.visitTwo(M233.self)
  visitor.visitNone(M234.self)
  visitor.visitOne(M235.self)
  visitor.visitTwo(M236.self)
  visitor.visitNone(M237.self)
  visitor.visitOne(M238.self)
  visitor.visitTwo(M239.self)
  visitor.visitNone(M240.self)
  visitor.visitOne(M241.self)
  visitor.visitTwo(M242.self)
  visitor.visitNone(M243.self)
  visitor.visitOne(M244.self)
  visitor.visitTwo(M245.self)
  visitor.visitNone(M246.self)
  visitor.visitOne(M247.self)
  visitor.visitTwo(M248.self)
  visitor.visitNone(M249.self)
}
private func visit250(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M250.self)
  visitor.visitTwo(M251.self)
  visitor.visitNone(M252.self)
  visitor.visitOne(M253.self)
  visitor.visitTwo(M254.self)
  visitor.visitNone(M255.self)
  visitor.visitOne(M256.self)
  visitor.visitTwo(M257.self)
  visitor.visitNone(M258.self)
  visitor.visitOne(M259.self)
  visitor.visitTwo(M260.self)
  visitor.visitNone(M261.self)
  visitor.visitOne(M262.self)
  visitor.visitTwo(M263.self)
  visitor.visitNone(M264.self)
  visitor.visitOne(M265.self)
  visitor.visitTwo(M266.self)
  visitor.visitNone(M267.self)
  visitor.visitOne(M268.self)
  visitor.visitTwo(M269.self)
  visitor.visitNone(M270.self)
  visitor.visitOne(M271.self)
  visitor.visitTwo(M272.self)
  visitor.visitNone(M273.self)
  visitor.visitOne(M274.self)
}
private func visit275(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M275.self)
  visitor.visitNone(M276.self)
  visitor.visitOne(M277.self)
  visitor.visitTwo(M278.self)
  visitor.visitNone(M279.self)
  visitor.visitOne(M280.self)
  visitor.visitTwo(M281.self)
  visitor.visitNone(M282.self)
  visitor.visitOne(M283.self)
  visitor.visitTwo(M284.self)
  visitor.visitNone(M285.self)
  visitor.visitOne(M286.self)
  visitor.visitTwo(M287.self)
  visitor.visitNone(M288.self)
  visitor.visitOne(M289.self)
  visitor.visitTwo(M290.self)
  visitor.visitNone(M291.self)
  visitor.visitOne(M292.self)
  visitor.visitTwo(M293.self)
  visitor.visitNone(M294.self)
  visitor.visitOne(M295.self)
  visitor.visitTwo(M296.self)
  visitor.visitNone(M297.self)
  visitor.visitOne(M298.self)
  visitor.visitTwo(M299.self)
}
private func visit300(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M300.self)
  visitor.visitOne(M301.self)
  visitor.visitTwo(M302.self)
  visitor.visitNone(M303.self)
  visitor.visitOne(M304.self)
  visitor.visitTwo(M305.self)
  visitor.visitNone(M306.self)
  visitor.visitOne(M307.self)
  visitor.visitTwo(M308.self)
  visitor.visitNone(M309.self)
  visitor.visitOne(M310.self)
  visitor.visitTwo(M311.self)
  visitor.visitNone(M312.self)
  visitor.visitOne(M313.self)
  visitor.visitTwo(M314.self)
  visitor.visitNone(M315.self)
  visitor.visitOne(M316.self)
  visitor.visitTwo(M317.self)
  visitor.visitNone(M318.self)
  visitor.visitOne(M319.self)
  visitor.visitTwo(M320.self)
  visitor.visitNone(M321.self)
  visitor.visitOne(M322.self)
  visitor.visitTwo(M323.self)
  visitor.visitNone(M324.self)
}
private func visit325(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M325.self)
  visitor.visitTwo(M326.self)
  visitor.visitNone(M327.self)
  visitor.visitOne(M328.self)
  visitor.visitTwo(M329.self)
  visitor.visitNone(M330.self)
  visitor.visitOne(M331.self)
  visitor.visitTwo(M332.self)
  visitor.visitNone(M333.self)
  visitor.visitOne(M334.self)
  visitor.visitTwo(M335.self)
  visitor.visitNone(M336.self)
  visitor.visitOne(M337.self)
  visitor.visitTwo(M338.self)
  visitor.visitNone(M339.self)
  visitor.visitOne(M340.self)
  visitor.visitTwo(M341.self)
  visitor.visitNone(M342.self)
  visitor.visitOne(M343.self)
  visitor.visitTwo(M344.self)
  visitor.visitNone(M345.self)
  visitor.visitOne(M346.self)
  visitor.visitTwo(M347.self)
  visitor.visitNone(M348.self)
  visitor.visitOne(M349.self)
}
private func visit350(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M350.self)
  visitor.visitNone(M351.self)
  visitor.visitOne(M352.self)
  visitor.visitTwo(M353.self)
  visitor.visitNone(M354.self)
  visitor.visitOne(M355.self)
  visitor.visitTwo(M356.self)
  visitor.visitNone(M357.self)
  visitor.visitOne(M358.self)
  visitor.visitTwo(M359.self)
  visitor.visitNone(M360.self)
  visitor.visitOne(M361.self)
  visitor.visitTwo(M362.self)
  visitor.visitNone(M363.self)
  visitor.visitOne(M364.self)
  visitor.visitTwo(M365.self)
  visitor.visitNone(M366.self)
  visitor.visitOne(M367.self)
  visitor.visitTwo(M368.self)
  visitor.visitNone(M369.self)
  visitor.visitOne(M370.self)
  visitor.visitTwo(M371.self)
  visitor.visitNone(M372.self)
  visitor.visitOne(M373.self)
  visitor.visitTwo(M374.self)
}
private func visit375(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M375.self)
  visitor.visitOne(M376.self)
  visitor.visitTwo(M377.self)
  visitor.visitNone(M378.self)
  visitor.visitOne(M379.self)
  visitor.visitTwo(M380.self)
  visitor.visitNone(M381.self)
  visitor.visitOne(M382.self)
  visitor.visitTwo(M383.self)
  visitor.visitNone(M384.self)
  visitor.visitOne(M385.self)
  visitor.visitTwo(M386.self)
  visitor.visitNone(M387.self)
  visitor.visitOne(M388.self)
  visitor.visitTwo(M389.self)
  visitor.visitNone(M390.self)
  visitor.visitOne(M391.self)
  visitor.visitTwo(M392.self)
  visitor.visitNone(M393.self)
  visitor.visitOne(M394.self)
  visitor.visitTwo(M395.self)
  visitor.visitNone(M396.self)
  visitor.visitOne(M397.self)
  visitor.visitTwo(M398.self)
  visitor.visitNone(M399.self)
}
private func visit400(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M400.self)
  visitor.visitTwo(M401.self)
  visitor.visitNone(M402.self)
  visitor.visitOne(M403.self)
  visitor.visitTwo(M404.self)
  visitor.visitNone(M405.self)
  visitor.visitOne(M406.self)
  visitor.visitTwo(M407.self)
  visitor.visitNone(M408.self)
  visitor.visitOne(M409.self)
  visitor.visitTwo(M410.self)
  visitor.visitNone(M411.self)
  visitor.visitOne(M412.self)
  visitor.visitTwo(M413.self)
  visitor.visitNone(M414.self)
  visitor.visitOne(M415.self)
  visitor.visitTwo(M416.self)
  visitor.visitNone(M417.self)
  visitor.visitOne(M418.self)
  visitor.visitTwo(M419.self)
  visitor.visitNone(M420.self)
  visitor.visitOne(M421.self)
  visitor.visitTwo(M422.self)
  visitor.visitNone(M423.self)
  visitor.visitOne(M424.self)
}
private func visit425(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M425.self)
  visitor.visitNone(M426.self)
  visitor.visitOne(M427.self)
  visitor.visitTwo(M428.self)
  visitor.visitNone(M429.self)
  visitor.visitOne(M430.self)
  visitor.visitTwo(M431.self)
  visitor.visitNone(M432.self)
  visitor.visitOne(M433.self)
  visitor.visitTwo(M434.self)
  visitor.visitNone(M435.self)
  visitor.visitOne(M436.self)
  visitor.visitTwo(M437.self)
  visitor.visitNone(M438.self)
  visitor.visitOne(M439.self)
  visitor.visitTwo(M440.self)
  visitor.visitNone(M441.self)
  visitor.visitOne(M442.self)
  visitor.visitTwo(M443.self)
  visitor.visitNone(M444.self)
  visitor.visitOne(M445.self)
  visitor.visitTwo(M446.self)
  visitor.visitNone(M447.self)
  visitor.visitOne(M448.self)
  visitor.visitTwo(M449.self)
}
private func visit450(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M450.self)
  visitor.visitOne(M451.self)
  visitor.visitTwo(M452.self)
  visitor.visitNone(M453.self)
  visitor.visitOne(M454.self)
  visitor.visitTwo(M455.self)
  visitor.visitNone(M456.self)
  visitor.visitOne(M457.self)
  visitor.visitTwo(M458.self)
  visitor.visitNone(M459.self)
  visitor.visitOne(M460.self)
  visitor.visitTwo(M461.self)
  visitor.visitNone(M462.self)
  visitor.visitOne(M463.self)
  visitor.visitTwo(M464.self)
  visitor.visitNone(M465.self)
  visitor.visitOne(M466.self)
  visitor.visitTwo(M467.self)
  visitor.visitNone(M468.self)
  visitor.visitOne(M469.self)
  visitor.visitTwo(M470.self)
  visitor.visitNone(M471.self)
  visitor.visitOne(M472.self)
  visitor.visitTwo(M473.self)
  visitor.visitNone(M474.self)
}
private func visit475(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M475.self)
  visitor.visitTwo(M476.self)
  visitor.visitNone(M477.self)
  visitor.visitOne(M478.self)
  visitor.visitTwo(M479.self)
  visitor.visitNone(M480.self)
  visitor.visitOne(M481.self)
  visitor.visitTwo(M482.self)
  visitor.visitNone(M483.self)
  visitor.visitOne(M484.self)
  visitor.visitTwo(M485.self)
  visitor.visitNone(M486.self)
  visitor.visitOne(M487.self)
  visitor.visitTwo(M488.self)
  visitor.visitNone(M489.self)
  visitor.visitOne(M490.self)
  visitor.visitTwo(M491.self)
  visitor.visitNone(M492.self)
  visitor.visitOne(M493.self)
  visitor.visitTwo(M494.self)
  visitor.visitNone(M495.self)
  visitor.visitOne(M496.self)
  visitor.visitTwo(M497.self)
  visitor.visitNone(M498.self)
  visitor.visitOne(M499.self)
}
private func visit500(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M500.self)
  visitor.visitNone(M501.self)
  visitor.visitOne(M502.self)
  visitor.visitTwo(M503.self)
  visitor.visitNone(M504.self)
  visitor.visitOne(M505.self)
  visitor.visitTwo(M506.self)
  visitor.visitNone(M507.self)
  visitor.visitOne(M508.self)
  visitor.visitTwo(M509.self)
  visitor.visitNone(M510.self)
  visitor.visitOne(M511.self)
  visitor.visitTwo(M512.self)
  visitor.visitNone(M513.self)
  visitor.visitOne(M514.self)
  visitor.visitTwo(M515.self)
  visitor.visitNone(M516.self)
  visitor.visitOne(M517.self)
  visitor.visitTwo(M518.self)
  visitor.visitNone(M519.self)
  visitor.visitOne(M520.self)
  visitor.visitTwo(M521.self)
  visitor.visitNone(M522.self)
  visitor.visitOne(M523.self)
  visitor.visitTwo(M524.self)
}
private func visit525(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M525.self)
  visitor.visitOne(M526.self)
  visitor.visitTwo(M527.self)
  visitor.visitNone(M528.self)
  visitor.visitOne(M529.self)
  visitor.visitTwo(M530.self)
  visitor.visitNone(M531.self)
  visitor.visitOne(M532.self)
  visitor.visitTwo(M533.self)
  visitor.visitNone(M534.self)
  visitor.visitOne(M535.self)
  visitor.visitTwo(M536.self)
  visitor.visitNone(M537.self)
  visitor.visitOne(M538.self)
  visitor.visitTwo(M539.self)
  visitor.visitNone(M540.self)
  visitor.visitOne(M541.self)
  visitor.visitTwo(M542.self)
  visitor.visitNone(M543.self)
  visitor.visitOne(M544.self)
  visitor.visitTwo(M545.self)
  visitor.visitNone(M546.self)
  visitor.visitOne(M547.self)
  visitor.visitTwo(M548.self)
  visitor.visitNone(M549.self)
}
private func visit550(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M550.self)
  visitor.visitTwo(M551.self)
  visitor.visitNone(M552.self)
  visitor.visitOne(M553.self)
  visitor.visitTwo(M554.self)
  visitor.visitNone(M555.self)
  visitor.visitOne(M556.self)
  visitor.visitTwo(M557.self)
  visitor.visitNone(M558.self)
  visitor.visitOne(M559.self)
  visitor.visitTwo(M560.self)
  visitor.visitNone(M561.self)
  visitor.visitOne(M562.self)
  visitor.visitTwo(M563.self)
  visitor.visitNone(M564.self)
  visitor.visitOne(M565.self)
  visitor.visitTwo(M566.self)
  visitor.visitNone(M567.self)
  visitor.visitOne(M568.self)
  visitor.visitTwo(M569.self)
  visitor.visitNone(M570.self)
  visitor.visitOne(M571.self)
  visitor.visitTwo(M572.self)
  visitor.visitNone(M573.self)
  visitor.visitOne(M574.self)
}
private func visit575(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M575.self)
  visitor.visitNone(M576.self)
  visitor.visitOne(M577.self)
  visitor.visitTwo(M578.self)
  visitor.visitNone(M579.self)
  visitor.visitOne(M580.self)
  visitor.visitTwo(M581.self)
  visitor.visitNone(M582.self)
  visitor.visitOne(M583.self)
  visitor.visitTwo(M584.self)
  visitor.visitNone(M585.self)
  visitor.visitOne(M586.self)
  visitor.visitTwo(M587.self)
  visitor.visitNone(M588.self)
  visitor.visitOne(M589.self)
  visitor.visitTwo(M590.self)
  visitor.visitNone(M591.self)
  visitor.visitOne(M592.self)
  visitor.visitTwo(M593.self)
  visitor.visitNone(M594.self)
  visitor.visitOne(M595.self)
  visitor.visitTwo(M596.self)
  visitor.visitNone(M597.self)
  visitor.visitOne(M598.self)
  visitor.visitTwo(M599.self)
}
private func visit600(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M600.self)
  visitor.visitOne(M601.self)
  visitor.visitTwo(M602.self)
  visitor.visitNone(M603.self)
  visitor.visitOne(M604.self)
  visitor.visitTwo(M605.self)
  visitor.visitNone(M606.self)
  visitor.visitOne(M607.self)
  visitor.visitTwo(M608.self)
  visitor.visitNone(M609.self)
  visitor.visitOne(M610.self)
  visitor.visitTwo(M611.self)
  visitor.visitNone(M612.self)
  visitor.visitOne(M613.self)
  visitor.visitTwo(M614.self)
  visitor.visitNone(M615.self)
  visitor.visitOne(M616.self)
  visitor.visitTwo(M617.self)
  visitor.visitNone(M618.self)
  visitor.visitOne(M619.self)
  visitor.visitTwo(M620.self)
  visitor.visitNone(M621.self)
  visitor.visitOne(M622.self)
  visitor.visitTwo(M623.self)
  visitor.visitNone(M624.self)
}
private func visit625(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M625.self)
  visitor.visitTwo(M626.self)
  visitor.visitNone(M627.self)
  visitor.visitOne(M628.self)
  visitor.visitTwo(M629.self)
  visitor.visitNone(M630.self)
  visitor.visitOne(M631.self)
  visitor.visitTwo(M632.self)
  visitor.visitNone(M633.self)
  visitor.visitOne(M634.self)
  visitor.visitTwo(M635.self)
  visitor.visitNone(M636.self)
  visitor.visitOne(M637.self)
  visitor.visitTwo(M638.self)
  visitor.visitNone(M639.self)
  visitor.visitOne(M640.self)
  visitor.visitTwo(M641.self)
  visitor.visitNone(M642.self)
  visitor.visitOne(M643.self)
  visitor.visitTwo(M644.self)
  visitor.visitNone(M645.self)
  visitor.visitOne(M646.self)
  visitor.visitTwo(M647.self)
  visitor.visitNone(M648.self)
  visitor.visitOne(M649.self)
}
private func visit650(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M650.self)
  visitor.visitNone(M651.self)
  visitor.visitOne(M652.self)
  visitor.visitTwo(M653.self)
  visitor.visitNone(M654.self)
  visitor.visitOne(M655.self)
  visitor.visitTwo(M656.self)
  visitor.visitNone(M657.self)
  visitor.visitOne(M658.self)
  visitor.visitTwo(M659.self)
  visitor.visitNone(M660.self)
  visitor.visitOne(M661.self)
  visitor.visitTwo(M662.self)
  visitor.visitNone(M663.self)
  visitor.visitOne(M664.self)
  visitor.visitTwo(M665.self)
  visitor.visitNone(M666.self)
  visitor.visitOne(M667.self)
  visitor.visitTwo(M668.self)
  visitor.visitNone(M669.self)
  visitor.visitOne(M670.self)
  visitor.visitTwo(M671.self)
  visitor.visitNone(M672.self)
  visitor.visitOne(M673.self)
  visitor.visitTwo(M674.self)
}
private func visit675(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M675.self)
  visitor.visitOne(M676.self)
  visitor.visitTwo(M677.self)
  visitor.visitNone(M678.self)
  visitor.visitOne(M679.self)
  visitor.visitTwo(M680.self)
  visitor.visitNone(M681.self)
  visitor.visitOne(M682.self)
  visitor.visitTwo(M683.self)
  visitor.visitNone(M684.self)
  visitor.visitOne(M685.self)
  visitor.visitTwo(M686.self)
  visitor.visitNone(M687.self)
  visitor.visitOne(M688.self)
  visitor.visitTwo(M689.self)
  visitor.visitNone(M690.self)
  visitor.visitOne(M691.self)
  visitor.visitTwo(M692.self)
  visitor.visitNone(M693.self)
  visitor.visitOne(M694.self)
  visitor.visitTwo(M695.self)
  visitor.visitNone(M696.self)
  visitor.visitOne(M697.self)
  visitor.visitTwo(M698.self)
  visitor.visitNone(M699.self)
}
private func visit700(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M700.self)
  visitor.visitTwo(M701.self)
  visitor.visitNone(M702.self)
  visitor.visitOne(M703.self)
  visitor.visitTwo(M704.self)
  visitor.visitNone(M705.self)
  visitor.visitOne(M706.self)
  visitor.visitTwo(M707.self)
  visitor.visitNone(M708.self)
  visitor.visitOne(M709.self)
  visitor.visitTwo(M710.self)
  visitor.visitNone(M711.self)
  visitor.visitOne(M712.self)
  visitor.visitTwo(M713.self)
  visitor.visitNone(M714.self)
  visitor.visitOne(M715.self)
  visitor.visitTwo(M716.self)
  visitor.visitNone(M717.self)
  visitor.visitOne(M718.self)
  visitor.visitTwo(M719.self)
  visitor.visitNone(M720.self)
  visitor.visitOne(M721.self)
  visitor.visitTwo(M722.self)
  visitor.visitNone(M723.self)
  visitor.visitOne(M724.self)
}
private func visit725(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M725.self)
  visitor.visitNone(M726.self)
  visitor.visitOne(M727.self)
  visitor.visitTwo(M728.self)
  visitor.visitNone(M729.self)
  visitor.visitOne(M730.self)
  visitor.visitTwo(M731.self)
  visitor.visitNone(M732.self)
  visitor.visitOne(M733.self)
  visitor.visitTwo(M734.self)
  visitor.visitNone(M735.self)
  visitor.visitOne(M736.self)
  visitor.visitTwo(M737.self)
  visitor.visitNone(M738.self)
  visitor.visitOne(M739.self)
  visitor.visitTwo(M740.self)
  visitor.visitNone(M741.self)
  visitor.visitOne(M742.self)
  visitor.visitTwo(M743.self)
  visitor.visitNone(M744.self)
  visitor.visitOne(M745.self)
  visitor.visitTwo(M746.self)
  visitor.visitNone(M747.self)
  visitor.visitOne(M748.self)
  visitor.visitTwo(M749.self)
}
private func visit750(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M750.self)
  visitor.visitOne(M751.self)
  visitor.visitTwo(M752.self)
  visitor.visitNone(M753.self)
  visitor.visitOne(M754.self)
  visitor.visitTwo(M755.self)
  visitor.visitNone(M756.self)
  visitor.visitOne(M757.self)
  visitor.visitTwo(M758.self)
  visitor.visitNone(M759.self)
  visitor.visitOne(M760.self)
  visitor.visitTwo(M761.self)
  visitor.visitNone(M762.self)
  visitor.visitOne(M763.self)
  visitor.visitTwo(M764.self)
  visitor.visitNone(M765.self)
  visitor.visitOne(M766.self)
  visitor.visitTwo(M767.self)
  visitor.visitNone(M768.self)
  visitor.visitOne(M769.self)
  visitor.visitTwo(M770.self)
  visitor.visitNone(M771.self)
  visitor.visitOne(M772.self)
  visitor.visitTwo(M773.self)
  visitor.visitNone(M774.self)
}
private func visit775(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M775.self)
  visitor.visitTwo(M776.self)
  visitor.visitNone(M777.self)
  visitor.visitOne(M778.self)
  visitor.visitTwo(M779.self)
  visitor.visitNone(M780.self)
  visitor.visitOne(M781.self)
  visitor.visitTwo(M782.self)
  visitor.visitNone(M783.self)
  visitor.visitOne(M784.self)
  visitor.visitTwo(M785.self)
  visitor.visitNone(M786.self)
  visitor.visitOne(M787.self)
  visitor.visitTwo(M788.self)
  visitor.visitNone(M789.self)
  visitor.visitOne(M790.self)
  visitor.visitTwo(M791.self)
  visitor.visitNone(M792.self)
  visitor.visitOne(M793.self)
  visitor.visitTwo(M794.self)
  visitor.visitNone(M795.self)
  visitor.visitOne(M796.self)
  visitor.visitTwo(M797.self)
  visitor.visitNone(M798.self)
  visitor.visitOne(M799.self)
}
private func visit800(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M800.self)
  visitor.visitNone(M801.self)
  visitor.visitOne(M802.self)
  visitor.visitTwo(M803.self)
  visitor.visitNone(M804.self)
  visitor.visitOne(M805.self)
  visitor.visitTwo(M806.self)
  visitor.visitNone(M807.self)
  visitor.visitOne(M808.self)
  visitor.visitTwo(M809.self)
  visitor.visitNone(M810.self)
  visitor.visitOne(M811.self)
  visitor.visitTwo(M812.self)
  visitor.visitNone(M813.self)
  visitor.visitOne(M814.self)
  visitor.visitTwo(M815.self)
  visitor.visitNone(M816.self)
  visitor.visitOne(M817.self)
  visitor.visitTwo(M818.self)
  visitor.visitNone(M819.self)
  visitor.visitOne(M820.self)
  visitor.visitTwo(M821.self)
  visitor.visitNone(M822.self)
  visitor.visitOne(M823.self)
  visitor.visitTwo(M824.self)
}
private func visit825(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M825.self)
  visitor.visitOne(M826.self)
  visitor.visitTwo(M827.self)
  visitor.visitNone(M828.self)
  visitor.visitOne(M829.self)
  visitor.visitTwo(M830.self)
  visitor.visitNone(M831.self)
  visitor.visitOne(M832.self)
  visitor.visitTwo(M833.self)
  visitor.visitNone(M834.self)
  visitor.visitOne(M835.self)
  visitor.visitTwo(M836.self)
  visitor.visitNone(M837.self)
  visitor.visitOne(M838.self)
  visitor.visitTwo(M839.self)
  visitor.visitNone(M840.self)
  visitor.visitOne(M841.self)
  visitor.visitTwo(M842.self)
  visitor.visitNone(M843.self)
  visitor.visitOne(M844.self)
  visitor.visitTwo(M845.self)
  visitor.visitNone(M846.self)
  visitor.visitOne(M847.self)
  visitor.visitTwo(M848.self)
  visitor.visitNone(M849.self)
}
private func visit850(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M850.self)
  visitor.visitTwo(M851.self)
  visitor.visitNone(M852.self)
  visitor.visitOne(M853.self)
  visitor.visitTwo(M854.self)
  visitor.visitNone(M855.self)
  visitor.visitOne(M856.self)
  visitor.visitTwo(M857.self)
  visitor.visitNone(M858.self)
  visitor.visitOne(M859.self)
  visitor.visitTwo(M860.self)
  visitor.visitNone(M861.self)
  visitor.visitOne(M862.self)
  visitor.visitTwo(M863.self)
  visitor.visitNone(M864.self)
  visitor.visitOne(M865.self)
  visitor.visitTwo(M866.self)
  visitor.visitNone(M867.self)
  visitor.visitOne(M868.self)
  visitor.visitTwo(M869.self)
  visitor.visitNone(M870.self)
  visitor.visitOne(M871.self)
  visitor.visitTwo(M872.self)
  visitor.visitNone(M873.self)
  visitor.visitOne(M874.self)
}
private func visit875(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M875.self)
  visitor.visitNone(M876.self)
  visitor.visitOne(M877.self)
  visitor.visitTwo(M878.self)
  visitor.visitNone(M879.self)
  visitor.visitOne(M880.self)
  visitor.visitTwo(M881.self)
  visitor.visitNone(M882.self)
  visitor.visitOne(M883.self)
  visitor.visitTwo(M884.self)
  visitor.visitNone(M885.self)
  visitor.visitOne(M886.self)
  visitor.visitTwo(M887.self)
  visitor.visitNone(M888.self)
  visitor.visitOne(M889.self)
  visitor.visitTwo(M890.self)
  visitor.visitNone(M891.self)
  visitor.visitOne(M892.self)
  visitor.visitTwo(M893.self)
  visitor.visitNone(M894.self)
  visitor.visitOne(M895.self)
  visitor.visitTwo(M896.self)
  visitor.visitNone(M897.self)
  visitor.visitOne(M898.self)
  visitor.visitTwo(M899.self)
}
private func visit900(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M900.self)
  visitor.visitOne(M901.self)
  visitor.visitTwo(M902.self)
  visitor.visitNone(M903.self)
  visitor.visitOne(M904.self)
  visitor.visitTwo(M905.self)
  visitor.visitNone(M906.self)
  visitor.visitOne(M907.self)
  visitor.visitTwo(M908.self)
  visitor.visitNone(M909.self)
  visitor.visitOne(M910.self)
  visitor.visitTwo(M911.self)
  visitor.visitNone(M912.self)
  visitor.visitOne(M913.self)
  visitor.visitTwo(M914.self)
  visitor.visitNone(M915.self)
  visitor.visitOne(M916.self)
  visitor.visitTwo(M917.self)
  visitor.visitNone(M918.self)
  visitor.visitOne(M919.self)
  visitor.visitTwo(M920.self)
  visitor.visitNone(M921.self)
  visitor.visitOne(M922.self)
  visitor.visitTwo(M923.self)
  visitor.visitNone(M924.self)
}
private func visit925(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M925.self)
  visitor.visitTwo(M926.self)
  visitor.visitNone(M927.self)
  visitor.visitOne(M928.self)
  visitor.visitTwo(M929.self)
  visitor.visitNone(M930.self)
  visitor.visitOne(M931.self)
  visitor.visitTwo(M932.self)
  visitor.visitNone(M933.self)
  visitor.visitOne(M934.self)
  visitor.visitTwo(M935.self)
  visitor.visitNone(M936.self)
  visitor.visitOne(M937.self)
  visitor.visitTwo(M938.self)
  visitor.visitNone(M939.self)
  visitor.visitOne(M940.self)
  visitor.visitTwo(M941.self)
  visitor.visitNone(M942.self)
  visitor.visitOne(M943.self)
  visitor.visitTwo(M944.self)
  visitor.visitNone(M945.self)
  visitor.visitOne(M946.self)
  visitor.visitTwo(M947.self)
  visitor.visitNone(M948.self)
  visitor.visitOne(M949.self)
}
private func visit950(with visitor: inout some TypeVisitor) {
  visitor.visitTwo(M950.self)
  visitor.visitNone(M951.self)
  visitor.visitOne(M952.self)
  visitor.visitTwo(M953.self)
  visitor.visitNone(M954.self)
  visitor.visitOne(M955.self)
  visitor.visitTwo(M956.self)
  visitor.visitNone(M957.self)
  visitor.visitOne(M958.self)
  visitor.visitTwo(M959.self)
  visitor.visitNone(M960.self)
  visitor.visitOne(M961.self)
  visitor.visitTwo(M962.self)
  visitor.visitNone(M963.self)
  visitor.visitOne(M964.self)
  visitor.visitTwo(M965.self)
  visitor.visitNone(M966.self)
  visitor.visitOne(M967.self)
  visitor.visitTwo(M968.self)
  visitor.visitNone(M969.self)
  visitor.visitOne(M970.self)
  visitor.visitTwo(M971.self)
  visitor.visitNone(M972.self)
  visitor.visitOne(M973.self)
  visitor.visitTwo(M974.self)
}
private func visit975(with visitor: inout some TypeVisitor) {
  visitor.visitNone(M975.self)
  visitor.visitOne(M976.self)
  visitor.visitTwo(M977.self)
  visitor.visitNone(M978.self)
  visitor.visitOne(M979.self)
  visitor.visitTwo(M980.self)
  visitor.visitNone(M981.self)
  visitor.visitOne(M982.self)
  visitor.visitTwo(M983.self)
  visitor.visitNone(M984.self)
  visitor.visitOne(M985.self)
  visitor.visitTwo(M986.self)
  visitor.visitNone(M987.self)
  visitor.visitOne(M988.self)
  visitor.visitTwo(M989.self)
  visitor.visitNone(M990.self)
  visitor.visitOne(M991.self)
  visitor.visitTwo(M992.self)
  visitor.visitNone(M993.self)
  visitor.visitOne(M994.self)
  visitor.visitTwo(M995.self)
  visitor.visitNone(M996.self)
  visitor.visitOne(M997.self)
  visitor.visitTwo(M998.self)
  visitor.visitNone(M999.self)
}
private func visit1000(with visitor: inout some TypeVisitor) {
  visitor.visitOne(M1000.self)
  visitor.visitTwo(M1001.self)
  visitor.visitNone(M1002.self)
  visitor.visitOne(M1003.self)
  visitor.visitTwo(M1004.self)
  visitor.visitNone(M1005.self)
  visitor.visitOne(M1006.self)
  visitor.visitTwo(M1007.self)
  visitor.visitNone(M1008.self)
  visitor.visitOne(M1009.self)
  visitor.visitTwo(M1010.self)
  visitor.visitNone(M1011.self)
  visitor.visitOne(M1012.self)
  visitor.visitTwo(M1013.self)
  visitor.visitNone(M1014.self)
  visitor.visitOne(M1015.self)
  visitor.visitTwo(M1016.self)
  visitor.visitNone(M1017.self)
  visitor.visitOne(M1018.self)
  visitor.visitTwo(M1019.self)
  visitor.visitNone(M1020.self)
  visitor.visitOne(M1021.self)
  visitor.visitTwo(M1022.self)
  visitor.visitNone(M1023.self)
}

struct M0: MadeOfNone { let value = 1 }
struct M1: MadeOfOne { let value: Int; init(_ a: M0) { value = a.value &+ 1 } }
struct M2: MadeOfTwo { let value: Int; init(_ a: M0, _ b: M1) { value = a.value &+ b.value &+ 1 } }
struct M3: MadeOfNone { let value = 1 }
struct M4: MadeOfOne { let value: Int; init(_ a: M3) { value = a.value &+ 1 } }
struct M5: MadeOfTwo { let value: Int; init(_ a: M3, _ b: M4) { value = a.value &+ b.value &+ 1 } }
struct M6: MadeOfNone { let value = 1 }
struct M7: MadeOfOne { let value: Int; init(_ a: M6) { value = a.value &+ 1 } }
struct M8: MadeOfTwo { let value: Int; init(_ a: M6, _ b: M7) { value = a.value &+ b.value &+ 1 } }
struct M9: MadeOfNone { let value = 1 }
struct M10: MadeOfOne { let value: Int; init(_ a: M9) { value = a.value &+ 1 } }
struct M11: MadeOfTwo { let value: Int; init(_ a: M9, _ b: M10) { value = a.value &+ b.value &+ 1 } }
struct M12: MadeOfNone { let value = 1 }
struct M13: MadeOfOne { let value: Int; init(_ a: M12) { value = a.value &+ 1 } }
struct M14: MadeOfTwo { let value: Int; init(_ a: M12, _ b: M13) { value = a.value &+ b.value &+ 1 } }
struct M15: MadeOfNone { let value = 1 }
struct M16: MadeOfOne { let value: Int; init(_ a: M15) { value = a.value &+ 1 } }
struct M17: MadeOfTwo { let value: Int; init(_ a: M15, _ b: M16) { value = a.value &+ b.value &+ 1 } }
struct M18: MadeOfNone { let value = 1 }
struct M19: MadeOfOne { let value: Int; init(_ a: M18) { value = a.value &+ 1 } }
struct M20: MadeOfTwo { let value: Int; init(_ a: M18, _ b: M19) { value = a.value &+ b.value &+ 1 } }
struct M21: MadeOfNone { let value = 1 }
struct M22: MadeOfOne { let value: Int; init(_ a: M21) { value = a.value &+ 1 } }
struct M23: MadeOfTwo { let value: Int; init(_ a: M21, _ b: M22) { value = a.value &+ b.value &+ 1 } }
struct M24: MadeOfNone { let value = 1 }
struct M25: MadeOfOne { let value: Int; init(_ a: M24) { value = a.value &+ 1 } }
struct M26: MadeOfTwo { let value: Int; init(_ a: M24, _ b: M25) { value = a.value &+ b.value &+ 1 } }
struct M27: MadeOfNone { let value = 1 }
struct M28: MadeOfOne { let value: Int; init(_ a: M27) { value = a.value &+ 1 } }
struct M29: MadeOfTwo { let value: Int; init(_ a: M27, _ b: M28) { value = a.value &+ b.value &+ 1 } }
struct M30: MadeOfNone { let value = 1 }
struct M31: MadeOfOne { let value: Int; init(_ a: M30) { value = a.value &+ 1 } }
struct M32: MadeOfTwo { let value: Int; init(_ a: M30, _ b: M31) { value = a.value &+ b.value &+ 1 } }
struct M33: MadeOfNone { let value = 1 }
struct M34: MadeOfOne { let value: Int; init(_ a: M33) { value = a.value &+ 1 } }
struct M35: MadeOfTwo { let value: Int; init(_ a: M33, _ b: M34) { value = a.value &+ b.value &+ 1 } }
struct M36: MadeOfNone { let value = 1 }
struct M37: MadeOfOne { let value: Int; init(_ a: M36) { value = a.value &+ 1 } }
struct M38: MadeOfTwo { let value: Int; init(_ a: M36, _ b: M37) { value = a.value &+ b.value &+ 1 } }
struct M39: MadeOfNone { let value = 1 }
struct M40: MadeOfOne { let value: Int; init(_ a: M39) { value = a.value &+ 1 } }
struct M41: MadeOfTwo { let value: Int; init(_ a: M39, _ b: M40) { value = a.value &+ b.value &+ 1 } }
struct M42: MadeOfNone { let value = 1 }
struct M43: MadeOfOne { let value: Int; init(_ a: M42) { value = a.value &+ 1 } }
struct M44: MadeOfTwo { let value: Int; init(_ a: M42, _ b: M43) { value = a.value &+ b.value &+ 1 } }
struct M45: MadeOfNone { let value = 1 }
struct M46: MadeOfOne { let value: Int; init(_ a: M45) { value = a.value &+ 1 } }
struct M47: MadeOfTwo { let value: Int; init(_ a: M45, _ b: M46) { value = a.value &+ b.value &+ 1 } }
struct M48: MadeOfNone { let value = 1 }
struct M49: MadeOfOne { let value: Int; init(_ a: M48) { value = a.value &+ 1 } }
struct M50: MadeOfTwo { let value: Int; init(_ a: M48, _ b: M49) { value = a.value &+ b.value &+ 1 } }
struct M51: MadeOfNone { let value = 1 }
struct M52: MadeOfOne { let value: Int; init(_ a: M51) { value = a.value &+ 1 } }
struct M53: MadeOfTwo { let value: Int; init(_ a: M51, _ b: M52) { value = a.value &+ b.value &+ 1 } }
struct M54: MadeOfNone { let value = 1 }
struct M55: MadeOfOne { let value: Int; init(_ a: M54) { value = a.value &+ 1 } }
struct M56: MadeOfTwo { let value: Int; init(_ a: M54, _ b: M55) { value = a.value &+ b.value &+ 1 } }
struct M57: MadeOfNone { let value = 1 }
struct M58: MadeOfOne { let value: Int; init(_ a: M57) { value = a.value &+ 1 } }
struct M59: MadeOfTwo { let value: Int; init(_ a: M57, _ b: M58) { value = a.value &+ b.value &+ 1 } }
struct M60: MadeOfNone { let value = 1 }
struct M61: MadeOfOne { let value: Int; init(_ a: M60) { value = a.value &+ 1 } }
struct M62: MadeOfTwo { let value: Int; init(_ a: M60, _ b: M61) { value = a.value &+ b.value &+ 1 } }
struct M63: MadeOfNone { let value = 1 }
struct M64: MadeOfOne { let value: Int; init(_ a: M63) { value = a.value &+ 1 } }
struct M65: MadeOfTwo { let value: Int; init(_ a: M63, _ b: M64) { value = a.value &+ b.value &+ 1 } }
struct M66: MadeOfNone { let value = 1 }
struct M67: MadeOfOne { let value: Int; init(_ a: M66) { value = a.value &+ 1 } }
struct M68: MadeOfTwo { let value: Int; init(_ a: M66, _ b: M67) { value = a.value &+ b.value &+ 1 } }
struct M69: MadeOfNone { let value = 1 }
struct M70: MadeOfOne { let value: Int; init(_ a: M69) { value = a.value &+ 1 } }
struct M71: MadeOfTwo { let value: Int; init(_ a: M69, _ b: M70) { value = a.value &+ b.value &+ 1 } }
struct M72: MadeOfNone { let value = 1 }
struct M73: MadeOfOne { let value: Int; init(_ a: M72) { value = a.value &+ 1 } }
struct M74: MadeOfTwo { let value: Int; init(_ a: M72, _ b: M73) { value = a.value &+ b.value &+ 1 } }
struct M75: MadeOfNone { let value = 1 }
struct M76: MadeOfOne { let value: Int; init(_ a: M75) { value = a.value &+ 1 } }
struct M77: MadeOfTwo { let value: Int; init(_ a: M75, _ b: M76) { value = a.value &+ b.value &+ 1 } }
struct M78: MadeOfNone { let value = 1 }
struct M79: MadeOfOne { let value: Int; init(_ a: M78) { value = a.value &+ 1 } }
struct M80: MadeOfTwo { let value: Int; init(_ a: M78, _ b: M79) { value = a.value &+ b.value &+ 1 } }
struct M81: MadeOfNone { let value = 1 }
struct M82: MadeOfOne { let value: Int; init(_ a: M81) { value = a.value &+ 1 } }
struct M83: MadeOfTwo { let value: Int; init(_ a: M81, _ b: M82) { value = a.value &+ b.value &+ 1 } }
struct M84: MadeOfNone { let value = 1 }
struct M85: MadeOfOne { let value: Int; init(_ a: M84) { value = a.value &+ 1 } }
struct M86: MadeOfTwo { let value: Int; init(_ a: M84, _ b: M85) { value = a.value &+ b.value &+ 1 } }
struct M87: MadeOfNone { let value = 1 }
struct M88: MadeOfOne { let value: Int; init(_ a: M87) { value = a.value &+ 1 } }
struct M89: MadeOfTwo { let value: Int; init(_ a: M87, _ b: M88) { value = a.value &+ b.value &+ 1 } }
struct M90: MadeOfNone { let value = 1 }
struct M91: MadeOfOne { let value: Int; init(_ a: M90) { value = a.value &+ 1 } }
struct M92: MadeOfTwo { let value: Int; init(_ a: M90, _ b: M91) { value = a.value &+ b.value &+ 1 } }
struct M93: MadeOfNone { let value = 1 }
struct M94: MadeOfOne { let value: Int; init(_ a: M93) { value = a.value &+ 1 } }
struct M95: MadeOfTwo { let value: Int; init(_ a: M93, _ b: M94) { value = a.value &+ b.value &+ 1 } }
struct M96: MadeOfNone { let value = 1 }
struct M97: MadeOfOne { let value: Int; init(_ a: M96) { value = a.value &+ 1 } }
struct M98: MadeOfTwo { let value: Int; init(_ a: M96, _ b: M97) { value = a.value &+ b.value &+ 1 } }
struct M99: MadeOfNone { let value = 1 }
struct M100: MadeOfOne { let value: Int; init(_ a: M99) { value = a.value &+ 1 } }
struct M101: MadeOfTwo { let value: Int; init(_ a: M99, _ b: M100) { value = a.value &+ b.value &+ 1 } }
struct M102: MadeOfNone { let value = 1 }
struct M103: MadeOfOne { let value: Int; init(_ a: M102) { value = a.value &+ 1 } }
struct M104: MadeOfTwo { let value: Int; init(_ a: M102, _ b: M103) { value = a.value &+ b.value &+ 1 } }
struct M105: MadeOfNone { let value = 1 }
struct M106: MadeOfOne { let value: Int; init(_ a: M105) { value = a.value &+ 1 } }
struct M107: MadeOfTwo { let value: Int; init(_ a: M105, _ b: M106) { value = a.value &+ b.value &+ 1 } }
struct M108: MadeOfNone { let value = 1 }
struct M109: MadeOfOne { let value: Int; init(_ a: M108) { value = a.value &+ 1 } }
struct M110: MadeOfTwo { let value: Int; init(_ a: M108, _ b: M109) { value = a.value &+ b.value &+ 1 } }
struct M111: MadeOfNone { let value = 1 }
struct M112: MadeOfOne { let value: Int; init(_ a: M111) { value = a.value &+ 1 } }
struct M113: MadeOfTwo { let value: Int; init(_ a: M111, _ b: M112) { value = a.value &+ b.value &+ 1 } }
struct M114: MadeOfNone { let value = 1 }
struct M115: MadeOfOne { let value: Int; init(_ a: M114) { value = a.value &+ 1 } }
struct M116: MadeOfTwo { let value: Int; init(_ a: M114, _ b: M115) { value = a.value &+ b.value &+ 1 } }
struct M117: MadeOfNone { let value = 1 }
struct M118: MadeOfOne { let value: Int; init(_ a: M117) { value = a.value &+ 1 } }
struct M119: MadeOfTwo { let value: Int; init(_ a: M117, _ b: M118) { value = a.value &+ b.value &+ 1 } }
struct M120: MadeOfNone { let value = 1 }
struct M121: MadeOfOne { let value: Int; init(_ a: M120) { value = a.value &+ 1 } }
struct M122: MadeOfTwo { let value: Int; init(_ a: M120, _ b: M121) { value = a.value &+ b.value &+ 1 } }
struct M123: MadeOfNone { let value = 1 }
struct M124: MadeOfOne { let value: Int; init(_ a: M123) { value = a.value &+ 1 } }
struct M125: MadeOfTwo { let value: Int; init(_ a: M123, _ b: M124) { value = a.value &+ b.value &+ 1 } }
struct M126: MadeOfNone { let value = 1 }
struct M127: MadeOfOne { let value: Int; init(_ a: M126) { value = a.value &+ 1 } }
struct M128: MadeOfTwo { let value: Int; init(_ a: M126, _ b: M127) { value = a.value &+ b.value &+ 1 } }
struct M129: MadeOfNone { let value = 1 }
struct M130: MadeOfOne { let value: Int; init(_ a: M129) { value = a.value &+ 1 } }
struct M131: MadeOfTwo { let value: Int; init(_ a: M129, _ b: M130) { value = a.value &+ b.value &+ 1 } }
struct M132: MadeOfNone { let value = 1 }
struct M133: MadeOfOne { let value: Int; init(_ a: M132) { value = a.value &+ 1 } }
struct M134: MadeOfTwo { let value: Int; init(_ a: M132, _ b: M133) { value = a.value &+ b.value &+ 1 } }
struct M135: MadeOfNone { let value = 1 }
struct M136: MadeOfOne { let value: Int; init(_ a: M135) { value = a.value &+ 1 } }
struct M137: MadeOfTwo { let value: Int; init(_ a: M135, _ b: M136) { value = a.value &+ b.value &+ 1 } }
struct M138: MadeOfNone { let value = 1 }
struct M139: MadeOfOne { let value: Int; init(_ a: M138) { value = a.value &+ 1 } }
struct M140: MadeOfTwo { let value: Int; init(_ a: M138, _ b: M139) { value = a.value &+ b.value &+ 1 } }
struct M141: MadeOfNone { let value = 1 }
struct M142: MadeOfOne { let value: Int; init(_ a: M141) { value = a.value &+ 1 } }
struct M143: MadeOfTwo { let value: Int; init(_ a: M141, _ b: M142) { value = a.value &+ b.value &+ 1 } }
struct M144: MadeOfNone { let value = 1 }
struct M145: MadeOfOne { let value: Int; init(_ a: M144) { value = a.value &+ 1 } }
struct M146: MadeOfTwo { let value: Int; init(_ a: M144, _ b: M145) { value = a.value &+ b.value &+ 1 } }
struct M147: MadeOfNone { let value = 1 }
struct M148: MadeOfOne { let value: Int; init(_ a: M147) { value = a.value &+ 1 } }
struct M149: MadeOfTwo { let value: Int; init(_ a: M147, _ b: M148) { value = a.value &+ b.value &+ 1 } }
struct M150: MadeOfNone { let value = 1 }
struct M151: MadeOfOne { let value: Int; init(_ a: M150) { value = a.value &+ 1 } }
struct M152: MadeOfTwo { let value: Int; init(_ a: M150, _ b: M151) { value = a.value &+ b.value &+ 1 } }
struct M153: MadeOfNone { let value = 1 }
struct M154: MadeOfOne { let value: Int; init(_ a: M153) { value = a.value &+ 1 } }
struct M155: MadeOfTwo { let value: Int; init(_ a: M153, _ b: M154) { value = a.value &+ b.value &+ 1 } }
struct M156: MadeOfNone { let value = 1 }
struct M157: MadeOfOne { let value: Int; init(_ a: M156) { value = a.value &+ 1 } }
struct M158: MadeOfTwo { let value: Int; init(_ a: M156, _ b: M157) { value = a.value &+ b.value &+ 1 } }
struct M159: MadeOfNone { let value = 1 }
struct M160: MadeOfOne { let value: Int; init(_ a: M159) { value = a.value &+ 1 } }
struct M161: MadeOfTwo { let value: Int; init(_ a: M159, _ b: M160) { value = a.value &+ b.value &+ 1 } }
struct M162: MadeOfNone { let value = 1 }
struct M163: MadeOfOne { let value: Int; init(_ a: M162) { value = a.value &+ 1 } }
struct M164: MadeOfTwo { let value: Int; init(_ a: M162, _ b: M163) { value = a.value &+ b.value &+ 1 } }
struct M165: MadeOfNone { let value = 1 }
struct M166: MadeOfOne { let value: Int; init(_ a: M165) { value = a.value &+ 1 } }
struct M167: MadeOfTwo { let value: Int; init(_ a: M165, _ b: M166) { value = a.value &+ b.value &+ 1 } }
struct M168: MadeOfNone { let value = 1 }
struct M169: MadeOfOne { let value: Int; init(_ a: M168) { value = a.value &+ 1 } }
struct M170: MadeOfTwo { let value: Int; init(_ a: M168, _ b: M169) { value = a.value &+ b.value &+ 1 } }
struct M171: MadeOfNone { let value = 1 }
struct M172: MadeOfOne { let value: Int; init(_ a: M171) { value = a.value &+ 1 } }
struct M173: MadeOfTwo { let value: Int; init(_ a: M171, _ b: M172) { value = a.value &+ b.value &+ 1 } }
struct M174: MadeOfNone { let value = 1 }
struct M175: MadeOfOne { let value: Int; init(_ a: M174) { value = a.value &+ 1 } }
struct M176: MadeOfTwo { let value: Int; init(_ a: M174, _ b: M175) { value = a.value &+ b.value &+ 1 } }
struct M177: MadeOfNone { let value = 1 }
struct M178: MadeOfOne { let value: Int; init(_ a: M177) { value = a.value &+ 1 } }
struct M179: MadeOfTwo { let value: Int; init(_ a: M177, _ b: M178) { value = a.value &+ b.value &+ 1 } }
struct M180: MadeOfNone { let value = 1 }
struct M181: MadeOfOne { let value: Int; init(_ a: M180) { value = a.value &+ 1 } }
struct M182: MadeOfTwo { let value: Int; init(_ a: M180, _ b: M181) { value = a.value &+ b.value &+ 1 } }
struct M183: MadeOfNone { let value = 1 }
struct M184: MadeOfOne { let value: Int; init(_ a: M183) { value = a.value &+ 1 } }
struct M185: MadeOfTwo { let value: Int; init(_ a: M183, _ b: M184) { value = a.value &+ b.value &+ 1 } }
struct M186: MadeOfNone { let value = 1 }
struct M187: MadeOfOne { let value: Int; init(_ a: M186) { value = a.value &+ 1 } }
struct M188: MadeOfTwo { let value: Int; init(_ a: M186, _ b: M187) { value = a.value &+ b.value &+ 1 } }
struct M189: MadeOfNone { let value = 1 }
struct M190: MadeOfOne { let value: Int; init(_ a: M189) { value = a.value &+ 1 } }
struct M191: MadeOfTwo { let value: Int; init(_ a: M189, _ b: M190) { value = a.value &+ b.value &+ 1 } }
struct M192: MadeOfNone { let value = 1 }
struct M193: MadeOfOne { let value: Int; init(_ a: M192) { value = a.value &+ 1 } }
struct M194: MadeOfTwo { let value: Int; init(_ a: M192, _ b: M193) { value = a.value &+ b.value &+ 1 } }
struct M195: MadeOfNone { let value = 1 }
struct M196: MadeOfOne { let value: Int; init(_ a: M195) { value = a.value &+ 1 } }
struct M197: MadeOfTwo { let value: Int; init(_ a: M195, _ b: M196) { value = a.value &+ b.value &+ 1 } }
struct M198: MadeOfNone { let value = 1 }
struct M199: MadeOfOne { let value: Int; init(_ a: M198) { value = a.value &+ 1 } }
struct M200: MadeOfTwo { let value: Int; init(_ a: M198, _ b: M199) { value = a.value &+ b.value &+ 1 } }
struct M201: MadeOfNone { let value = 1 }
struct M202: MadeOfOne { let value: Int; init(_ a: M201) { value = a.value &+ 1 } }
struct M203: MadeOfTwo { let value: Int; init(_ a: M201, _ b: M202) { value = a.value &+ b.value &+ 1 } }
struct M204: MadeOfNone { let value = 1 }
struct M205: MadeOfOne { let value: Int; init(_ a: M204) { value = a.value &+ 1 } }
struct M206: MadeOfTwo { let value: Int; init(_ a: M204, _ b: M205) { value = a.value &+ b.value &+ 1 } }
struct M207: MadeOfNone { let value = 1 }
struct M208: MadeOfOne { let value: Int; init(_ a: M207) { value = a.value &+ 1 } }
struct M209: MadeOfTwo { let value: Int; init(_ a: M207, _ b: M208) { value = a.value &+ b.value &+ 1 } }
struct M210: MadeOfNone { let value = 1 }
struct M211: MadeOfOne { let value: Int; init(_ a: M210) { value = a.value &+ 1 } }
struct M212: MadeOfTwo { let value: Int; init(_ a: M210, _ b: M211) { value = a.value &+ b.value &+ 1 } }
struct M213: MadeOfNone { let value = 1 }
struct M214: MadeOfOne { let value: Int; init(_ a: M213) { value = a.value &+ 1 } }
struct M215: MadeOfTwo { let value: Int; init(_ a: M213, _ b: M214) { value = a.value &+ b.value &+ 1 } }
struct M216: MadeOfNone { let value = 1 }
struct M217: MadeOfOne { let value: Int; init(_ a: M216) { value = a.value &+ 1 } }
struct M218: MadeOfTwo { let value: Int; init(_ a: M216, _ b: M217) { value = a.value &+ b.value &+ 1 } }
struct M219: MadeOfNone { let value = 1 }
struct M220: MadeOfOne { let value: Int; init(_ a: M219) { value = a.value &+ 1 } }
struct M221: MadeOfTwo { let value: Int; init(_ a: M219, _ b: M220) { value = a.value &+ b.value &+ 1 } }
struct M222: MadeOfNone { let value = 1 }
struct M223: MadeOfOne { let value: Int; init(_ a: M222) { value = a.value &+ 1 } }
struct M224: MadeOfTwo { let value: Int; init(_ a: M222, _ b: M223) { value = a.value &+ b.value &+ 1 } }
struct M225: MadeOfNone { let value = 1 }
struct M226: MadeOfOne { let value: Int; init(_ a: M225) { value = a.value &+ 1 } }
struct M227: MadeOfTwo { let value: Int; init(_ a: M225, _ b: M226) { value = a.value &+ b.value &+ 1 } }
struct M228: MadeOfNone { let value = 1 }
struct M229: MadeOfOne { let value: Int; init(_ a: M228) { value = a.value &+ 1 } }
struct M230: MadeOfTwo { let value: Int; init(_ a: M228, _ b: M229) { value = a.value &+ b.value &+ 1 } }
struct M231: MadeOfNone { let value = 1 }
struct M232: MadeOfOne { let value: Int; init(_ a: M231) { value = a.value &+ 1 } }
struct M233: MadeOfTwo { let value: Int; init(_ a: M231, _ b: M232) { value = a.value &+ b.value &+ 1 } }
struct M234: MadeOfNone { let value = 1 }
struct M235: MadeOfOne { let value: Int; init(_ a: M234) { value = a.value &+ 1 } }
struct M236: MadeOfTwo { let value: Int; init(_ a: M234, _ b: M235) { value = a.value &+ b.value &+ 1 } }
struct M237: MadeOfNone { let value = 1 }
struct M238: MadeOfOne { let value: Int; init(_ a: M237) { value = a.value &+ 1 } }
struct M239: MadeOfTwo { let value: Int; init(_ a: M237, _ b: M238) { value = a.value &+ b.value &+ 1 } }
struct M240: MadeOfNone { let value = 1 }
struct M241: MadeOfOne { let value: Int; init(_ a: M240) { value = a.value &+ 1 } }
struct M242: MadeOfTwo { let value: Int; init(_ a: M240, _ b: M241) { value = a.value &+ b.value &+ 1 } }
struct M243: MadeOfNone { let value = 1 }
struct M244: MadeOfOne { let value: Int; init(_ a: M243) { value = a.value &+ 1 } }
struct M245: MadeOfTwo { let value: Int; init(_ a: M243, _ b: M244) { value = a.value &+ b.value &+ 1 } }
struct M246: MadeOfNone { let value = 1 }
struct M247: MadeOfOne { let value: Int; init(_ a: M246) { value = a.value &+ 1 } }
struct M248: MadeOfTwo { let value: Int; init(_ a: M246, _ b: M247) { value = a.value &+ b.value &+ 1 } }
struct M249: MadeOfNone { let value = 1 }
struct M250: MadeOfOne { let value: Int; init(_ a: M249) { value = a.value &+ 1 } }
struct M251: MadeOfTwo { let value: Int; init(_ a: M249, _ b: M250) { value = a.value &+ b.value &+ 1 } }
struct M252: MadeOfNone { let value = 1 }
struct M253: MadeOfOne { let value: Int; init(_ a: M252) { value = a.value &+ 1 } }
struct M254: MadeOfTwo { let value: Int; init(_ a: M252, _ b: M253) { value = a.value &+ b.value &+ 1 } }
struct M255: MadeOfNone { let value = 1 }
struct M256: MadeOfOne { let value: Int; init(_ a: M255) { value = a.value &+ 1 } }
struct M257: MadeOfTwo { let value: Int; init(_ a: M255, _ b: M256) { value = a.value &+ b.value &+ 1 } }
struct M258: MadeOfNone { let value = 1 }
struct M259: MadeOfOne { let value: Int; init(_ a: M258) { value = a.value &+ 1 } }
struct M260: MadeOfTwo { let value: Int; init(_ a: M258, _ b: M259) { value = a.value &+ b.value &+ 1 } }
struct M261: MadeOfNone { let value = 1 }
struct M262: MadeOfOne { let value: Int; init(_ a: M261) { value = a.value &+ 1 } }
struct M263: MadeOfTwo { let value: Int; init(_ a: M261, _ b: M262) { value = a.value &+ b.value &+ 1 } }
struct M264: MadeOfNone { let value = 1 }
struct M265: MadeOfOne { let value: Int; init(_ a: M264) { value = a.value &+ 1 } }
struct M266: MadeOfTwo { let value: Int; init(_ a: M264, _ b: M265) { value = a.value &+ b.value &+ 1 } }
struct M267: MadeOfNone { let value = 1 }
struct M268: MadeOfOne { let value: Int; init(_ a: M267) { value = a.value &+ 1 } }
struct M269: MadeOfTwo { let value: Int; init(_ a: M267, _ b: M268) { value = a.value &+ b.value &+ 1 } }
struct M270: MadeOfNone { let value = 1 }
struct M271: MadeOfOne { let value: Int; init(_ a: M270) { value = a.value &+ 1 } }
struct M272: MadeOfTwo { let value: Int; init(_ a: M270, _ b: M271) { value = a.value &+ b.value &+ 1 } }
struct M273: MadeOfNone { let value = 1 }
struct M274: MadeOfOne { let value: Int; init(_ a: M273) { value = a.value &+ 1 } }
struct M275: MadeOfTwo { let value: Int; init(_ a: M273, _ b: M274) { value = a.value &+ b.value &+ 1 } }
struct M276: MadeOfNone { let value = 1 }
struct M277: MadeOfOne { let value: Int; init(_ a: M276) { value = a.value &+ 1 } }
struct M278: MadeOfTwo { let value: Int; init(_ a: M276, _ b: M277) { value = a.value &+ b.value &+ 1 } }
struct M279: MadeOfNone { let value = 1 }
struct M280: MadeOfOne { let value: Int; init(_ a: M279) { value = a.value &+ 1 } }
struct M281: MadeOfTwo { let value: Int; init(_ a: M279, _ b: M280) { value = a.value &+ b.value &+ 1 } }
struct M282: MadeOfNone { let value = 1 }
struct M283: MadeOfOne { let value: Int; init(_ a: M282) { value = a.value &+ 1 } }
struct M284: MadeOfTwo { let value: Int; init(_ a: M282, _ b: M283) { value = a.value &+ b.value &+ 1 } }
struct M285: MadeOfNone { let value = 1 }
struct M286: MadeOfOne { let value: Int; init(_ a: M285) { value = a.value &+ 1 } }
struct M287: MadeOfTwo { let value: Int; init(_ a: M285, _ b: M286) { value = a.value &+ b.value &+ 1 } }
struct M288: MadeOfNone { let value = 1 }
struct M289: MadeOfOne { let value: Int; init(_ a: M288) { value = a.value &+ 1 } }
struct M290: MadeOfTwo { let value: Int; init(_ a: M288, _ b: M289) { value = a.value &+ b.value &+ 1 } }
struct M291: MadeOfNone { let value = 1 }
struct M292: MadeOfOne { let value: Int; init(_ a: M291) { value = a.value &+ 1 } }
struct M293: MadeOfTwo { let value: Int; init(_ a: M291, _ b: M292) { value = a.value &+ b.value &+ 1 } }
struct M294: MadeOfNone { let value = 1 }
struct M295: MadeOfOne { let value: Int; init(_ a: M294) { value = a.value &+ 1 } }
struct M296: MadeOfTwo { let value: Int; init(_ a: M294, _ b: M295) { value = a.value &+ b.value &+ 1 } }
struct M297: MadeOfNone { let value = 1 }
struct M298: MadeOfOne { let value: Int; init(_ a: M297) { value = a.value &+ 1 } }
struct M299: MadeOfTwo { let value: Int; init(_ a: M297, _ b: M298) { value = a.value &+ b.value &+ 1 } }
struct M300: MadeOfNone { let value = 1 }
struct M301: MadeOfOne { let value: Int; init(_ a: M300) { value = a.value &+ 1 } }
struct M302: MadeOfTwo { let value: Int; init(_ a: M300, _ b: M301) { value = a.value &+ b.value &+ 1 } }
struct M303: MadeOfNone { let value = 1 }
struct M304: MadeOfOne { let value: Int; init(_ a: M303) { value = a.value &+ 1 } }
struct M305: MadeOfTwo { let value: Int; init(_ a: M303, _ b: M304) { value = a.value &+ b.value &+ 1 } }
struct M306: MadeOfNone { let value = 1 }
struct M307: MadeOfOne { let value: Int; init(_ a: M306) { value = a.value &+ 1 } }
struct M308: MadeOfTwo { let value: Int; init(_ a: M306, _ b: M307) { value = a.value &+ b.value &+ 1 } }
struct M309: MadeOfNone { let value = 1 }
struct M310: MadeOfOne { let value: Int; init(_ a: M309) { value = a.value &+ 1 } }
struct M311: MadeOfTwo { let value: Int; init(_ a: M309, _ b: M310) { value = a.value &+ b.value &+ 1 } }
struct M312: MadeOfNone { let value = 1 }
struct M313: MadeOfOne { let value: Int; init(_ a: M312) { value = a.value &+ 1 } }
struct M314: MadeOfTwo { let value: Int; init(_ a: M312, _ b: M313) { value = a.value &+ b.value &+ 1 } }
struct M315: MadeOfNone { let value = 1 }
struct M316: MadeOfOne { let value: Int; init(_ a: M315) { value = a.value &+ 1 } }
struct M317: MadeOfTwo { let value: Int; init(_ a: M315, _ b: M316) { value = a.value &+ b.value &+ 1 } }
struct M318: MadeOfNone { let value = 1 }
struct M319: MadeOfOne { let value: Int; init(_ a: M318) { value = a.value &+ 1 } }
struct M320: MadeOfTwo { let value: Int; init(_ a: M318, _ b: M319) { value = a.value &+ b.value &+ 1 } }
struct M321: MadeOfNone { let value = 1 }
struct M322: MadeOfOne { let value: Int; init(_ a: M321) { value = a.value &+ 1 } }
struct M323: MadeOfTwo { let value: Int; init(_ a: M321, _ b: M322) { value = a.value &+ b.value &+ 1 } }
struct M324: MadeOfNone { let value = 1 }
struct M325: MadeOfOne { let value: Int; init(_ a: M324) { value = a.value &+ 1 } }
struct M326: MadeOfTwo { let value: Int; init(_ a: M324, _ b: M325) { value = a.value &+ b.value &+ 1 } }
struct M327: MadeOfNone { let value = 1 }
struct M328: MadeOfOne { let value: Int; init(_ a: M327) { value = a.value &+ 1 } }
struct M329: MadeOfTwo { let value: Int; init(_ a: M327, _ b: M328) { value = a.value &+ b.value &+ 1 } }
struct M330: MadeOfNone { let value = 1 }
struct M331: MadeOfOne { let value: Int; init(_ a: M330) { value = a.value &+ 1 } }
struct M332: MadeOfTwo { let value: Int; init(_ a: M330, _ b: M331) { value = a.value &+ b.value &+ 1 } }
struct M333: MadeOfNone { let value = 1 }
struct M334: MadeOfOne { let value: Int; init(_ a: M333) { value = a.value &+ 1 } }
struct M335: MadeOfTwo { let value: Int; init(_ a: M333, _ b: M334) { value = a.value &+ b.value &+ 1 } }
struct M336: MadeOfNone { let value = 1 }
struct M337: MadeOfOne { let value: Int; init(_ a: M336) { value = a.value &+ 1 } }
struct M338: MadeOfTwo { let value: Int; init(_ a: M336, _ b: M337) { value = a.value &+ b.value &+ 1 } }
struct M339: MadeOfNone { let value = 1 }
struct M340: MadeOfOne { let value: Int; init(_ a: M339) { value = a.value &+ 1 } }
struct M341: MadeOfTwo { let value: Int; init(_ a: M339, _ b: M340) { value = a.value &+ b.value &+ 1 } }
struct M342: MadeOfNone { let value = 1 }
struct M343: MadeOfOne { let value: Int; init(_ a: M342) { value = a.value &+ 1 } }
struct M344: MadeOfTwo { let value: Int; init(_ a: M342, _ b: M343) { value = a.value &+ b.value &+ 1 } }
struct M345: MadeOfNone { let value = 1 }
struct M346: MadeOfOne { let value: Int; init(_ a: M345) { value = a.value &+ 1 } }
struct M347: MadeOfTwo { let value: Int; init(_ a: M345, _ b: M346) { value = a.value &+ b.value &+ 1 } }
struct M348: MadeOfNone { let value = 1 }
struct M349: MadeOfOne { let value: Int; init(_ a: M348) { value = a.value &+ 1 } }
struct M350: MadeOfTwo { let value: Int; init(_ a: M348, _ b: M349) { value = a.value &+ b.value &+ 1 } }
struct M351: MadeOfNone { let value = 1 }
struct M352: MadeOfOne { let value: Int; init(_ a: M351) { value = a.value &+ 1 } }
struct M353: MadeOfTwo { let value: Int; init(_ a: M351, _ b: M352) { value = a.value &+ b.value &+ 1 } }
struct M354: MadeOfNone { let value = 1 }
struct M355: MadeOfOne { let value: Int; init(_ a: M354) { value = a.value &+ 1 } }
struct M356: MadeOfTwo { let value: Int; init(_ a: M354, _ b: M355) { value = a.value &+ b.value &+ 1 } }
struct M357: MadeOfNone { let value = 1 }
struct M358: MadeOfOne { let value: Int; init(_ a: M357) { value = a.value &+ 1 } }
struct M359: MadeOfTwo { let value: Int; init(_ a: M357, _ b: M358) { value = a.value &+ b.value &+ 1 } }
struct M360: MadeOfNone { let value = 1 }
struct M361: MadeOfOne { let value: Int; init(_ a: M360) { value = a.value &+ 1 } }
struct M362: MadeOfTwo { let value: Int; init(_ a: M360, _ b: M361) { value = a.value &+ b.value &+ 1 } }
struct M363: MadeOfNone { let value = 1 }
struct M364: MadeOfOne { let value: Int; init(_ a: M363) { value = a.value &+ 1 } }
struct M365: MadeOfTwo { let value: Int; init(_ a: M363, _ b: M364) { value = a.value &+ b.value &+ 1 } }
struct M366: MadeOfNone { let value = 1 }
struct M367: MadeOfOne { let value: Int; init(_ a: M366) { value = a.value &+ 1 } }
struct M368: MadeOfTwo { let value: Int; init(_ a: M366, _ b: M367) { value = a.value &+ b.value &+ 1 } }
struct M369: MadeOfNone { let value = 1 }
struct M370: MadeOfOne { let value: Int; init(_ a: M369) { value = a.value &+ 1 } }
struct M371: MadeOfTwo { let value: Int; init(_ a: M369, _ b: M370) { value = a.value &+ b.value &+ 1 } }
struct M372: MadeOfNone { let value = 1 }
struct M373: MadeOfOne { let value: Int; init(_ a: M372) { value = a.value &+ 1 } }
struct M374: MadeOfTwo { let value: Int; init(_ a: M372, _ b: M373) { value = a.value &+ b.value &+ 1 } }
struct M375: MadeOfNone { let value = 1 }
struct M376: MadeOfOne { let value: Int; init(_ a: M375) { value = a.value &+ 1 } }
struct M377: MadeOfTwo { let value: Int; init(_ a: M375, _ b: M376) { value = a.value &+ b.value &+ 1 } }
struct M378: MadeOfNone { let value = 1 }
struct M379: MadeOfOne { let value: Int; init(_ a: M378) { value = a.value &+ 1 } }
struct M380: MadeOfTwo { let value: Int; init(_ a: M378, _ b: M379) { value = a.value &+ b.value &+ 1 } }
struct M381: MadeOfNone { let value = 1 }
struct M382: MadeOfOne { let value: Int; init(_ a: M381) { value = a.value &+ 1 } }
struct M383: MadeOfTwo { let value: Int; init(_ a: M381, _ b: M382) { value = a.value &+ b.value &+ 1 } }
struct M384: MadeOfNone { let value = 1 }
struct M385: MadeOfOne { let value: Int; init(_ a: M384) { value = a.value &+ 1 } }
struct M386: MadeOfTwo { let value: Int; init(_ a: M384, _ b: M385) { value = a.value &+ b.value &+ 1 } }
struct M387: MadeOfNone { let value = 1 }
struct M388: MadeOfOne { let value: Int; init(_ a: M387) { value = a.value &+ 1 } }
struct M389: MadeOfTwo { let value: Int; init(_ a: M387, _ b: M388) { value = a.value &+ b.value &+ 1 } }
struct M390: MadeOfNone { let value = 1 }
struct M391: MadeOfOne { let value: Int; init(_ a: M390) { value = a.value &+ 1 } }
struct M392: MadeOfTwo { let value: Int; init(_ a: M390, _ b: M391) { value = a.value &+ b.value &+ 1 } }
struct M393: MadeOfNone { let value = 1 }
struct M394: MadeOfOne { let value: Int; init(_ a: M393) { value = a.value &+ 1 } }
struct M395: MadeOfTwo { let value: Int; init(_ a: M393, _ b: M394) { value = a.value &+ b.value &+ 1 } }
struct M396: MadeOfNone { let value = 1 }
struct M397: MadeOfOne { let value: Int; init(_ a: M396) { value = a.value &+ 1 } }
struct M398: MadeOfTwo { let value: Int; init(_ a: M396, _ b: M397) { value = a.value &+ b.value &+ 1 } }
struct M399: MadeOfNone { let value = 1 }
struct M400: MadeOfOne { let value: Int; init(_ a: M399) { value = a.value &+ 1 } }
struct M401: MadeOfTwo { let value: Int; init(_ a: M399, _ b: M400) { value = a.value &+ b.value &+ 1 } }
struct M402: MadeOfNone { let value = 1 }
struct M403: MadeOfOne { let value: Int; init(_ a: M402) { value = a.value &+ 1 } }
struct M404: MadeOfTwo { let value: Int; init(_ a: M402, _ b: M403) { value = a.value &+ b.value &+ 1 } }
struct M405: MadeOfNone { let value = 1 }
struct M406: MadeOfOne { let value: Int; init(_ a: M405) { value = a.value &+ 1 } }
struct M407: MadeOfTwo { let value: Int; init(_ a: M405, _ b: M406) { value = a.value &+ b.value &+ 1 } }
struct M408: MadeOfNone { let value = 1 }
struct M409: MadeOfOne { let value: Int; init(_ a: M408) { value = a.value &+ 1 } }
struct M410: MadeOfTwo { let value: Int; init(_ a: M408, _ b: M409) { value = a.value &+ b.value &+ 1 } }
struct M411: MadeOfNone { let value = 1 }
struct M412: MadeOfOne { let value: Int; init(_ a: M411) { value = a.value &+ 1 } }
struct M413: MadeOfTwo { let value: Int; init(_ a: M411, _ b: M412) { value = a.value &+ b.value &+ 1 } }
struct M414: MadeOfNone { let value = 1 }
struct M415: MadeOfOne { let value: Int; init(_ a: M414) { value = a.value &+ 1 } }
struct M416: MadeOfTwo { let value: Int; init(_ a: M414, _ b: M415) { value = a.value &+ b.value &+ 1 } }
struct M417: MadeOfNone { let value = 1 }
struct M418: MadeOfOne { let value: Int; init(_ a: M417) { value = a.value &+ 1 } }
struct M419: MadeOfTwo { let value: Int; init(_ a: M417, _ b: M418) { value = a.value &+ b.value &+ 1 } }
struct M420: MadeOfNone { let value = 1 }
struct M421: MadeOfOne { let value: Int; init(_ a: M420) { value = a.value &+ 1 } }
struct M422: MadeOfTwo { let value: Int; init(_ a: M420, _ b: M421) { value = a.value &+ b.value &+ 1 } }
struct M423: MadeOfNone { let value = 1 }
struct M424: MadeOfOne { let value: Int; init(_ a: M423) { value = a.value &+ 1 } }
struct M425: MadeOfTwo { let value: Int; init(_ a: M423, _ b: M424) { value = a.value &+ b.value &+ 1 } }
struct M426: MadeOfNone { let value = 1 }
struct M427: MadeOfOne { let value: Int; init(_ a: M426) { value = a.value &+ 1 } }
struct M428: MadeOfTwo { let value: Int; init(_ a: M426, _ b: M427) { value = a.value &+ b.value &+ 1 } }
struct M429: MadeOfNone { let value = 1 }
struct M430: MadeOfOne { let value: Int; init(_ a: M429) { value = a.value &+ 1 } }
struct M431: MadeOfTwo { let value: Int; init(_ a: M429, _ b: M430) { value = a.value &+ b.value &+ 1 } }
struct M432: MadeOfNone { let value = 1 }
struct M433: MadeOfOne { let value: Int; init(_ a: M432) { value = a.value &+ 1 } }
struct M434: MadeOfTwo { let value: Int; init(_ a: M432, _ b: M433) { value = a.value &+ b.value &+ 1 } }
struct M435: MadeOfNone { let value = 1 }
struct M436: MadeOfOne { let value: Int; init(_ a: M435) { value = a.value &+ 1 } }
struct M437: MadeOfTwo { let value: Int; init(_ a: M435, _ b: M436) { value = a.value &+ b.value &+ 1 } }
struct M438: MadeOfNone { let value = 1 }
struct M439: MadeOfOne { let value: Int; init(_ a: M438) { value = a.value &+ 1 } }
struct M440: MadeOfTwo { let value: Int; init(_ a: M438, _ b: M439) { value = a.value &+ b.value &+ 1 } }
struct M441: MadeOfNone { let value = 1 }
struct M442: MadeOfOne { let value: Int; init(_ a: M441) { value = a.value &+ 1 } }
struct M443: MadeOfTwo { let value: Int; init(_ a: M441, _ b: M442) { value = a.value &+ b.value &+ 1 } }
struct M444: MadeOfNone { let value = 1 }
struct M445: MadeOfOne { let value: Int; init(_ a: M444) { value = a.value &+ 1 } }
struct M446: MadeOfTwo { let value: Int; init(_ a: M444, _ b: M445) { value = a.value &+ b.value &+ 1 } }
struct M447: MadeOfNone { let value = 1 }
struct M448: MadeOfOne { let value: Int; init(_ a: M447) { value = a.value &+ 1 } }
struct M449: MadeOfTwo { let value: Int; init(_ a: M447, _ b: M448) { value = a.value &+ b.value &+ 1 } }
struct M450: MadeOfNone { let value = 1 }
struct M451: MadeOfOne { let value: Int; init(_ a: M450) { value = a.value &+ 1 } }
struct M452: MadeOfTwo { let value: Int; init(_ a: M450, _ b: M451) { value = a.value &+ b.value &+ 1 } }
struct M453: MadeOfNone { let value = 1 }
struct M454: MadeOfOne { let value: Int; init(_ a: M453) { value = a.value &+ 1 } }
struct M455: MadeOfTwo { let value: Int; init(_ a: M453, _ b: M454) { value = a.value &+ b.value &+ 1 } }
struct M456: MadeOfNone { let value = 1 }
struct M457: MadeOfOne { let value: Int; init(_ a: M456) { value = a.value &+ 1 } }
struct M458: MadeOfTwo { let value: Int; init(_ a: M456, _ b: M457) { value = a.value &+ b.value &+ 1 } }
struct M459: MadeOfNone { let value = 1 }
struct M460: MadeOfOne { let value: Int; init(_ a: M459) { value = a.value &+ 1 } }
struct M461: MadeOfTwo { let value: Int; init(_ a: M459, _ b: M460) { value = a.value &+ b.value &+ 1 } }
struct M462: MadeOfNone { let value = 1 }
struct M463: MadeOfOne { let value: Int; init(_ a: M462) { value = a.value &+ 1 } }
struct M464: MadeOfTwo { let value: Int; init(_ a: M462, _ b: M463) { value = a.value &+ b.value &+ 1 } }
struct M465: MadeOfNone { let value = 1 }
struct M466: MadeOfOne { let value: Int; init(_ a: M465) { value = a.value &+ 1 } }
struct M467: MadeOfTwo { let value: Int; init(_ a: M465, _ b: M466) { value = a.value &+ b.value &+ 1 } }
struct M468: MadeOfNone { let value = 1 }
struct M469: MadeOfOne { let value: Int; init(_ a: M468) { value = a.value &+ 1 } }
struct M470: MadeOfTwo { let value: Int; init(_ a: M468, _ b: M469) { value = a.value &+ b.value &+ 1 } }
struct M471: MadeOfNone { let value = 1 }
struct M472: MadeOfOne { let value: Int; init(_ a: M471) { value = a.value &+ 1 } }
struct M473: MadeOfTwo { let value: Int; init(_ a: M471, _ b: M472) { value = a.value &+ b.value &+ 1 } }
struct M474: MadeOfNone { let value = 1 }
struct M475: MadeOfOne { let value: Int; init(_ a: M474) { value = a.value &+ 1 } }
struct M476: MadeOfTwo { let value: Int; init(_ a: M474, _ b: M475) { value = a.value &+ b.value &+ 1 } }
struct M477: MadeOfNone { let value = 1 }
struct M478: MadeOfOne { let value: Int; init(_ a: M477) { value = a.value &+ 1 } }
struct M479: MadeOfTwo { let value: Int; init(_ a: M477, _ b: M478) { value = a.value &+ b.value &+ 1 } }
struct M480: MadeOfNone { let value = 1 }
struct M481: MadeOfOne { let value: Int; init(_ a: M480) { value = a.value &+ 1 } }
struct M482: MadeOfTwo { let value: Int; init(_ a: M480, _ b: M481) { value = a.value &+ b.value &+ 1 } }
struct M483: MadeOfNone { let value = 1 }
struct M484: MadeOfOne { let value: Int; init(_ a: M483) { value = a.value &+ 1 } }
struct M485: MadeOfTwo { let value: Int; init(_ a: M483, _ b: M484) { value = a.value &+ b.value &+ 1 } }
struct M486: MadeOfNone { let value = 1 }
struct M487: MadeOfOne { let value: Int; init(_ a: M486) { value = a.value &+ 1 } }
struct M488: MadeOfTwo { let value: Int; init(_ a: M486, _ b: M487) { value = a.value &+ b.value &+ 1 } }
struct M489: MadeOfNone { let value = 1 }
struct M490: MadeOfOne { let value: Int; init(_ a: M489) { value = a.value &+ 1 } }
struct M491: MadeOfTwo { let value: Int; init(_ a: M489, _ b: M490) { value = a.value &+ b.value &+ 1 } }
struct M492: MadeOfNone { let value = 1 }
struct M493: MadeOfOne { let value: Int; init(_ a: M492) { value = a.value &+ 1 } }
struct M494: MadeOfTwo { let value: Int; init(_ a: M492, _ b: M493) { value = a.value &+ b.value &+ 1 } }
struct M495: MadeOfNone { let value = 1 }
struct M496: MadeOfOne { let value: Int; init(_ a: M495) { value = a.value &+ 1 } }
struct M497: MadeOfTwo { let value: Int; init(_ a: M495, _ b: M496) { value = a.value &+ b.value &+ 1 } }
struct M498: MadeOfNone { let value = 1 }
struct M499: MadeOfOne { let value: Int; init(_ a: M498) { value = a.value &+ 1 } }
struct M500: MadeOfTwo { let value: Int; init(_ a: M498, _ b: M499) { value = a.value &+ b.value &+ 1 } }
struct M501: MadeOfNone { let value = 1 }
struct M502: MadeOfOne { let value: Int; init(_ a: M501) { value = a.value &+ 1 } }
struct M503: MadeOfTwo { let value: Int; init(_ a: M501, _ b: M502) { value = a.value &+ b.value &+ 1 } }
struct M504: MadeOfNone { let value = 1 }
struct M505: MadeOfOne { let value: Int; init(_ a: M504) { value = a.value &+ 1 } }
struct M506: MadeOfTwo { let value: Int; init(_ a: M504, _ b: M505) { value = a.value &+ b.value &+ 1 } }
struct M507: MadeOfNone { let value = 1 }
struct M508: MadeOfOne { let value: Int; init(_ a: M507) { value = a.value &+ 1 } }
struct M509: MadeOfTwo { let value: Int; init(_ a: M507, _ b: M508) { value = a.value &+ b.value &+ 1 } }
struct M510: MadeOfNone { let value = 1 }
struct M511: MadeOfOne { let value: Int; init(_ a: M510) { value = a.value &+ 1 } }
struct M512: MadeOfTwo { let value: Int; init(_ a: M510, _ b: M511) { value = a.value &+ b.value &+ 1 } }
struct M513: MadeOfNone { let value = 1 }
struct M514: MadeOfOne { let value: Int; init(_ a: M513) { value = a.value &+ 1 } }
struct M515: MadeOfTwo { let value: Int; init(_ a: M513, _ b: M514) { value = a.value &+ b.value &+ 1 } }
struct M516: MadeOfNone { let value = 1 }
struct M517: MadeOfOne { let value: Int; init(_ a: M516) { value = a.value &+ 1 } }
struct M518: MadeOfTwo { let value: Int; init(_ a: M516, _ b: M517) { value = a.value &+ b.value &+ 1 } }
struct M519: MadeOfNone { let value = 1 }
struct M520: MadeOfOne { let value: Int; init(_ a: M519) { value = a.value &+ 1 } }
struct M521: MadeOfTwo { let value: Int; init(_ a: M519, _ b: M520) { value = a.value &+ b.value &+ 1 } }
struct M522: MadeOfNone { let value = 1 }
struct M523: MadeOfOne { let value: Int; init(_ a: M522) { value = a.value &+ 1 } }
struct M524: MadeOfTwo { let value: Int; init(_ a: M522, _ b: M523) { value = a.value &+ b.value &+ 1 } }
struct M525: MadeOfNone { let value = 1 }
struct M526: MadeOfOne { let value: Int; init(_ a: M525) { value = a.value &+ 1 } }
struct M527: MadeOfTwo { let value: Int; init(_ a: M525, _ b: M526) { value = a.value &+ b.value &+ 1 } }
struct M528: MadeOfNone { let value = 1 }
struct M529: MadeOfOne { let value: Int; init(_ a: M528) { value = a.value &+ 1 } }
struct M530: MadeOfTwo { let value: Int; init(_ a: M528, _ b: M529) { value = a.value &+ b.value &+ 1 } }
struct M531: MadeOfNone { let value = 1 }
struct M532: MadeOfOne { let value: Int; init(_ a: M531) { value = a.value &+ 1 } }
struct M533: MadeOfTwo { let value: Int; init(_ a: M531, _ b: M532) { value = a.value &+ b.value &+ 1 } }
struct M534: MadeOfNone { let value = 1 }
struct M535: MadeOfOne { let value: Int; init(_ a: M534) { value = a.value &+ 1 } }
struct M536: MadeOfTwo { let value: Int; init(_ a: M534, _ b: M535) { value = a.value &+ b.value &+ 1 } }
struct M537: MadeOfNone { let value = 1 }
struct M538: MadeOfOne { let value: Int; init(_ a: M537) { value = a.value &+ 1 } }
struct M539: MadeOfTwo { let value: Int; init(_ a: M537, _ b: M538) { value = a.value &+ b.value &+ 1 } }
struct M540: MadeOfNone { let value = 1 }
struct M541: MadeOfOne { let value: Int; init(_ a: M540) { value = a.value &+ 1 } }
struct M542: MadeOfTwo { let value: Int; init(_ a: M540, _ b: M541) { value = a.value &+ b.value &+ 1 } }
struct M543: MadeOfNone { let value = 1 }
struct M544: MadeOfOne { let value: Int; init(_ a: M543) { value = a.value &+ 1 } }
struct M545: MadeOfTwo { let value: Int; init(_ a: M543, _ b: M544) { value = a.value &+ b.value &+ 1 } }
struct M546: MadeOfNone { let value = 1 }
struct M547: MadeOfOne { let value: Int; init(_ a: M546) { value = a.value &+ 1 } }
struct M548: MadeOfTwo { let value: Int; init(_ a: M546, _ b: M547) { value = a.value &+ b.value &+ 1 } }
struct M549: MadeOfNone { let value = 1 }
struct M550: MadeOfOne { let value: Int; init(_ a: M549) { value = a.value &+ 1 } }
struct M551: MadeOfTwo { let value: Int; init(_ a: M549, _ b: M550) { value = a.value &+ b.value &+ 1 } }
struct M552: MadeOfNone { let value = 1 }
struct M553: MadeOfOne { let value: Int; init(_ a: M552) { value = a.value &+ 1 } }
struct M554: MadeOfTwo { let value: Int; init(_ a: M552, _ b: M553) { value = a.value &+ b.value &+ 1 } }
struct M555: MadeOfNone { let value = 1 }
struct M556: MadeOfOne { let value: Int; init(_ a: M555) { value = a.value &+ 1 } }
struct M557: MadeOfTwo { let value: Int; init(_ a: M555, _ b: M556) { value = a.value &+ b.value &+ 1 } }
struct M558: MadeOfNone { let value = 1 }
struct M559: MadeOfOne { let value: Int; init(_ a: M558) { value = a.value &+ 1 } }
struct M560: MadeOfTwo { let value: Int; init(_ a: M558, _ b: M559) { value = a.value &+ b.value &+ 1 } }
struct M561: MadeOfNone { let value = 1 }
struct M562: MadeOfOne { let value: Int; init(_ a: M561) { value = a.value &+ 1 } }
struct M563: MadeOfTwo { let value: Int; init(_ a: M561, _ b: M562) { value = a.value &+ b.value &+ 1 } }
struct M564: MadeOfNone { let value = 1 }
struct M565: MadeOfOne { let value: Int; init(_ a: M564) { value = a.value &+ 1 } }
struct M566: MadeOfTwo { let value: Int; init(_ a: M564, _ b: M565) { value = a.value &+ b.value &+ 1 } }
struct M567: MadeOfNone { let value = 1 }
struct M568: MadeOfOne { let value: Int; init(_ a: M567) { value = a.value &+ 1 } }
struct M569: MadeOfTwo { let value: Int; init(_ a: M567, _ b: M568) { value = a.value &+ b.value &+ 1 } }
struct M570: MadeOfNone { let value = 1 }
struct M571: MadeOfOne { let value: Int; init(_ a: M570) { value = a.value &+ 1 } }
struct M572: MadeOfTwo { let value: Int; init(_ a: M570, _ b: M571) { value = a.value &+ b.value &+ 1 } }
struct M573: MadeOfNone { let value = 1 }
struct M574: MadeOfOne { let value: Int; init(_ a: M573) { value = a.value &+ 1 } }
struct M575: MadeOfTwo { let value: Int; init(_ a: M573, _ b: M574) { value = a.value &+ b.value &+ 1 } }
struct M576: MadeOfNone { let value = 1 }
struct M577: MadeOfOne { let value: Int; init(_ a: M576) { value = a.value &+ 1 } }
struct M578: MadeOfTwo { let value: Int; init(_ a: M576, _ b: M577) { value = a.value &+ b.value &+ 1 } }
struct M579: MadeOfNone { let value = 1 }
struct M580: MadeOfOne { let value: Int; init(_ a: M579) { value = a.value &+ 1 } }
struct M581: MadeOfTwo { let value: Int; init(_ a: M579, _ b: M580) { value = a.value &+ b.value &+ 1 } }
struct M582: MadeOfNone { let value = 1 }
struct M583: MadeOfOne { let value: Int; init(_ a: M582) { value = a.value &+ 1 } }
struct M584: MadeOfTwo { let value: Int; init(_ a: M582, _ b: M583) { value = a.value &+ b.value &+ 1 } }
struct M585: MadeOfNone { let value = 1 }
struct M586: MadeOfOne { let value: Int; init(_ a: M585) { value = a.value &+ 1 } }
struct M587: MadeOfTwo { let value: Int; init(_ a: M585, _ b: M586) { value = a.value &+ b.value &+ 1 } }
struct M588: MadeOfNone { let value = 1 }
struct M589: MadeOfOne { let value: Int; init(_ a: M588) { value = a.value &+ 1 } }
struct M590: MadeOfTwo { let value: Int; init(_ a: M588, _ b: M589) { value = a.value &+ b.value &+ 1 } }
struct M591: MadeOfNone { let value = 1 }
struct M592: MadeOfOne { let value: Int; init(_ a: M591) { value = a.value &+ 1 } }
struct M593: MadeOfTwo { let value: Int; init(_ a: M591, _ b: M592) { value = a.value &+ b.value &+ 1 } }
struct M594: MadeOfNone { let value = 1 }
struct M595: MadeOfOne { let value: Int; init(_ a: M594) { value = a.value &+ 1 } }
struct M596: MadeOfTwo { let value: Int; init(_ a: M594, _ b: M595) { value = a.value &+ b.value &+ 1 } }
struct M597: MadeOfNone { let value = 1 }
struct M598: MadeOfOne { let value: Int; init(_ a: M597) { value = a.value &+ 1 } }
struct M599: MadeOfTwo { let value: Int; init(_ a: M597, _ b: M598) { value = a.value &+ b.value &+ 1 } }
struct M600: MadeOfNone { let value = 1 }
struct M601: MadeOfOne { let value: Int; init(_ a: M600) { value = a.value &+ 1 } }
struct M602: MadeOfTwo { let value: Int; init(_ a: M600, _ b: M601) { value = a.value &+ b.value &+ 1 } }
struct M603: MadeOfNone { let value = 1 }
struct M604: MadeOfOne { let value: Int; init(_ a: M603) { value = a.value &+ 1 } }
struct M605: MadeOfTwo { let value: Int; init(_ a: M603, _ b: M604) { value = a.value &+ b.value &+ 1 } }
struct M606: MadeOfNone { let value = 1 }
struct M607: MadeOfOne { let value: Int; init(_ a: M606) { value = a.value &+ 1 } }
struct M608: MadeOfTwo { let value: Int; init(_ a: M606, _ b: M607) { value = a.value &+ b.value &+ 1 } }
struct M609: MadeOfNone { let value = 1 }
struct M610: MadeOfOne { let value: Int; init(_ a: M609) { value = a.value &+ 1 } }
struct M611: MadeOfTwo { let value: Int; init(_ a: M609, _ b: M610) { value = a.value &+ b.value &+ 1 } }
struct M612: MadeOfNone { let value = 1 }
struct M613: MadeOfOne { let value: Int; init(_ a: M612) { value = a.value &+ 1 } }
struct M614: MadeOfTwo { let value: Int; init(_ a: M612, _ b: M613) { value = a.value &+ b.value &+ 1 } }
struct M615: MadeOfNone { let value = 1 }
struct M616: MadeOfOne { let value: Int; init(_ a: M615) { value = a.value &+ 1 } }
struct M617: MadeOfTwo { let value: Int; init(_ a: M615, _ b: M616) { value = a.value &+ b.value &+ 1 } }
struct M618: MadeOfNone { let value = 1 }
struct M619: MadeOfOne { let value: Int; init(_ a: M618) { value = a.value &+ 1 } }
struct M620: MadeOfTwo { let value: Int; init(_ a: M618, _ b: M619) { value = a.value &+ b.value &+ 1 } }
struct M621: MadeOfNone { let value = 1 }
struct M622: MadeOfOne { let value: Int; init(_ a: M621) { value = a.value &+ 1 } }
struct M623: MadeOfTwo { let value: Int; init(_ a: M621, _ b: M622) { value = a.value &+ b.value &+ 1 } }
struct M624: MadeOfNone { let value = 1 }
struct M625: MadeOfOne { let value: Int; init(_ a: M624) { value = a.value &+ 1 } }
struct M626: MadeOfTwo { let value: Int; init(_ a: M624, _ b: M625) { value = a.value &+ b.value &+ 1 } }
struct M627: MadeOfNone { let value = 1 }
struct M628: MadeOfOne { let value: Int; init(_ a: M627) { value = a.value &+ 1 } }
struct M629: MadeOfTwo { let value: Int; init(_ a: M627, _ b: M628) { value = a.value &+ b.value &+ 1 } }
struct M630: MadeOfNone { let value = 1 }
struct M631: MadeOfOne { let value: Int; init(_ a: M630) { value = a.value &+ 1 } }
struct M632: MadeOfTwo { let value: Int; init(_ a: M630, _ b: M631) { value = a.value &+ b.value &+ 1 } }
struct M633: MadeOfNone { let value = 1 }
struct M634: MadeOfOne { let value: Int; init(_ a: M633) { value = a.value &+ 1 } }
struct M635: MadeOfTwo { let value: Int; init(_ a: M633, _ b: M634) { value = a.value &+ b.value &+ 1 } }
struct M636: MadeOfNone { let value = 1 }
struct M637: MadeOfOne { let value: Int; init(_ a: M636) { value = a.value &+ 1 } }
struct M638: MadeOfTwo { let value: Int; init(_ a: M636, _ b: M637) { value = a.value &+ b.value &+ 1 } }
struct M639: MadeOfNone { let value = 1 }
struct M640: MadeOfOne { let value: Int; init(_ a: M639) { value = a.value &+ 1 } }
struct M641: MadeOfTwo { let value: Int; init(_ a: M639, _ b: M640) { value = a.value &+ b.value &+ 1 } }
struct M642: MadeOfNone { let value = 1 }
struct M643: MadeOfOne { let value: Int; init(_ a: M642) { value = a.value &+ 1 } }
struct M644: MadeOfTwo { let value: Int; init(_ a: M642, _ b: M643) { value = a.value &+ b.value &+ 1 } }
struct M645: MadeOfNone { let value = 1 }
struct M646: MadeOfOne { let value: Int; init(_ a: M645) { value = a.value &+ 1 } }
struct M647: MadeOfTwo { let value: Int; init(_ a: M645, _ b: M646) { value = a.value &+ b.value &+ 1 } }
struct M648: MadeOfNone { let value = 1 }
struct M649: MadeOfOne { let value: Int; init(_ a: M648) { value = a.value &+ 1 } }
struct M650: MadeOfTwo { let value: Int; init(_ a: M648, _ b: M649) { value = a.value &+ b.value &+ 1 } }
struct M651: MadeOfNone { let value = 1 }
struct M652: MadeOfOne { let value: Int; init(_ a: M651) { value = a.value &+ 1 } }
struct M653: MadeOfTwo { let value: Int; init(_ a: M651, _ b: M652) { value = a.value &+ b.value &+ 1 } }
struct M654: MadeOfNone { let value = 1 }
struct M655: MadeOfOne { let value: Int; init(_ a: M654) { value = a.value &+ 1 } }
struct M656: MadeOfTwo { let value: Int; init(_ a: M654, _ b: M655) { value = a.value &+ b.value &+ 1 } }
struct M657: MadeOfNone { let value = 1 }
struct M658: MadeOfOne { let value: Int; init(_ a: M657) { value = a.value &+ 1 } }
struct M659: MadeOfTwo { let value: Int; init(_ a: M657, _ b: M658) { value = a.value &+ b.value &+ 1 } }
struct M660: MadeOfNone { let value = 1 }
struct M661: MadeOfOne { let value: Int; init(_ a: M660) { value = a.value &+ 1 } }
struct M662: MadeOfTwo { let value: Int; init(_ a: M660, _ b: M661) { value = a.value &+ b.value &+ 1 } }
struct M663: MadeOfNone { let value = 1 }
struct M664: MadeOfOne { let value: Int; init(_ a: M663) { value = a.value &+ 1 } }
struct M665: MadeOfTwo { let value: Int; init(_ a: M663, _ b: M664) { value = a.value &+ b.value &+ 1 } }
struct M666: MadeOfNone { let value = 1 }
struct M667: MadeOfOne { let value: Int; init(_ a: M666) { value = a.value &+ 1 } }
struct M668: MadeOfTwo { let value: Int; init(_ a: M666, _ b: M667) { value = a.value &+ b.value &+ 1 } }
struct M669: MadeOfNone { let value = 1 }
struct M670: MadeOfOne { let value: Int; init(_ a: M669) { value = a.value &+ 1 } }
struct M671: MadeOfTwo { let value: Int; init(_ a: M669, _ b: M670) { value = a.value &+ b.value &+ 1 } }
struct M672: MadeOfNone { let value = 1 }
struct M673: MadeOfOne { let value: Int; init(_ a: M672) { value = a.value &+ 1 } }
struct M674: MadeOfTwo { let value: Int; init(_ a: M672, _ b: M673) { value = a.value &+ b.value &+ 1 } }
struct M675: MadeOfNone { let value = 1 }
struct M676: MadeOfOne { let value: Int; init(_ a: M675) { value = a.value &+ 1 } }
struct M677: MadeOfTwo { let value: Int; init(_ a: M675, _ b: M676) { value = a.value &+ b.value &+ 1 } }
struct M678: MadeOfNone { let value = 1 }
struct M679: MadeOfOne { let value: Int; init(_ a: M678) { value = a.value &+ 1 } }
struct M680: MadeOfTwo { let value: Int; init(_ a: M678, _ b: M679) { value = a.value &+ b.value &+ 1 } }
struct M681: MadeOfNone { let value = 1 }
struct M682: MadeOfOne { let value: Int; init(_ a: M681) { value = a.value &+ 1 } }
struct M683: MadeOfTwo { let value: Int; init(_ a: M681, _ b: M682) { value = a.value &+ b.value &+ 1 } }
struct M684: MadeOfNone { let value = 1 }
struct M685: MadeOfOne { let value: Int; init(_ a: M684) { value = a.value &+ 1 } }
struct M686: MadeOfTwo { let value: Int; init(_ a: M684, _ b: M685) { value = a.value &+ b.value &+ 1 } }
struct M687: MadeOfNone { let value = 1 }
struct M688: MadeOfOne { let value: Int; init(_ a: M687) { value = a.value &+ 1 } }
struct M689: MadeOfTwo { let value: Int; init(_ a: M687, _ b: M688) { value = a.value &+ b.value &+ 1 } }
struct M690: MadeOfNone { let value = 1 }
struct M691: MadeOfOne { let value: Int; init(_ a: M690) { value = a.value &+ 1 } }
struct M692: MadeOfTwo { let value: Int; init(_ a: M690, _ b: M691) { value = a.value &+ b.value &+ 1 } }
struct M693: MadeOfNone { let value = 1 }
struct M694: MadeOfOne { let value: Int; init(_ a: M693) { value = a.value &+ 1 } }
struct M695: MadeOfTwo { let value: Int; init(_ a: M693, _ b: M694) { value = a.value &+ b.value &+ 1 } }
struct M696: MadeOfNone { let value = 1 }
struct M697: MadeOfOne { let value: Int; init(_ a: M696) { value = a.value &+ 1 } }
struct M698: MadeOfTwo { let value: Int; init(_ a: M696, _ b: M697) { value = a.value &+ b.value &+ 1 } }
struct M699: MadeOfNone { let value = 1 }
struct M700: MadeOfOne { let value: Int; init(_ a: M699) { value = a.value &+ 1 } }
struct M701: MadeOfTwo { let value: Int; init(_ a: M699, _ b: M700) { value = a.value &+ b.value &+ 1 } }
struct M702: MadeOfNone { let value = 1 }
struct M703: MadeOfOne { let value: Int; init(_ a: M702) { value = a.value &+ 1 } }
struct M704: MadeOfTwo { let value: Int; init(_ a: M702, _ b: M703) { value = a.value &+ b.value &+ 1 } }
struct M705: MadeOfNone { let value = 1 }
struct M706: MadeOfOne { let value: Int; init(_ a: M705) { value = a.value &+ 1 } }
struct M707: MadeOfTwo { let value: Int; init(_ a: M705, _ b: M706) { value = a.value &+ b.value &+ 1 } }
struct M708: MadeOfNone { let value = 1 }
struct M709: MadeOfOne { let value: Int; init(_ a: M708) { value = a.value &+ 1 } }
struct M710: MadeOfTwo { let value: Int; init(_ a: M708, _ b: M709) { value = a.value &+ b.value &+ 1 } }
struct M711: MadeOfNone { let value = 1 }
struct M712: MadeOfOne { let value: Int; init(_ a: M711) { value = a.value &+ 1 } }
struct M713: MadeOfTwo { let value: Int; init(_ a: M711, _ b: M712) { value = a.value &+ b.value &+ 1 } }
struct M714: MadeOfNone { let value = 1 }
struct M715: MadeOfOne { let value: Int; init(_ a: M714) { value = a.value &+ 1 } }
struct M716: MadeOfTwo { let value: Int; init(_ a: M714, _ b: M715) { value = a.value &+ b.value &+ 1 } }
struct M717: MadeOfNone { let value = 1 }
struct M718: MadeOfOne { let value: Int; init(_ a: M717) { value = a.value &+ 1 } }
struct M719: MadeOfTwo { let value: Int; init(_ a: M717, _ b: M718) { value = a.value &+ b.value &+ 1 } }
struct M720: MadeOfNone { let value = 1 }
struct M721: MadeOfOne { let value: Int; init(_ a: M720) { value = a.value &+ 1 } }
struct M722: MadeOfTwo { let value: Int; init(_ a: M720, _ b: M721) { value = a.value &+ b.value &+ 1 } }
struct M723: MadeOfNone { let value = 1 }
struct M724: MadeOfOne { let value: Int; init(_ a: M723) { value = a.value &+ 1 } }
struct M725: MadeOfTwo { let value: Int; init(_ a: M723, _ b: M724) { value = a.value &+ b.value &+ 1 } }
struct M726: MadeOfNone { let value = 1 }
struct M727: MadeOfOne { let value: Int; init(_ a: M726) { value = a.value &+ 1 } }
struct M728: MadeOfTwo { let value: Int; init(_ a: M726, _ b: M727) { value = a.value &+ b.value &+ 1 } }
struct M729: MadeOfNone { let value = 1 }
struct M730: MadeOfOne { let value: Int; init(_ a: M729) { value = a.value &+ 1 } }
struct M731: MadeOfTwo { let value: Int; init(_ a: M729, _ b: M730) { value = a.value &+ b.value &+ 1 } }
struct M732: MadeOfNone { let value = 1 }
struct M733: MadeOfOne { let value: Int; init(_ a: M732) { value = a.value &+ 1 } }
struct M734: MadeOfTwo { let value: Int; init(_ a: M732, _ b: M733) { value = a.value &+ b.value &+ 1 } }
struct M735: MadeOfNone { let value = 1 }
struct M736: MadeOfOne { let value: Int; init(_ a: M735) { value = a.value &+ 1 } }
struct M737: MadeOfTwo { let value: Int; init(_ a: M735, _ b: M736) { value = a.value &+ b.value &+ 1 } }
struct M738: MadeOfNone { let value = 1 }
struct M739: MadeOfOne { let value: Int; init(_ a: M738) { value = a.value &+ 1 } }
struct M740: MadeOfTwo { let value: Int; init(_ a: M738, _ b: M739) { value = a.value &+ b.value &+ 1 } }
struct M741: MadeOfNone { let value = 1 }
struct M742: MadeOfOne { let value: Int; init(_ a: M741) { value = a.value &+ 1 } }
struct M743: MadeOfTwo { let value: Int; init(_ a: M741, _ b: M742) { value = a.value &+ b.value &+ 1 } }
struct M744: MadeOfNone { let value = 1 }
struct M745: MadeOfOne { let value: Int; init(_ a: M744) { value = a.value &+ 1 } }
struct M746: MadeOfTwo { let value: Int; init(_ a: M744, _ b: M745) { value = a.value &+ b.value &+ 1 } }
struct M747: MadeOfNone { let value = 1 }
struct M748: MadeOfOne { let value: Int; init(_ a: M747) { value = a.value &+ 1 } }
struct M749: MadeOfTwo { let value: Int; init(_ a: M747, _ b: M748) { value = a.value &+ b.value &+ 1 } }
struct M750: MadeOfNone { let value = 1 }
struct M751: MadeOfOne { let value: Int; init(_ a: M750) { value = a.value &+ 1 } }
struct M752: MadeOfTwo { let value: Int; init(_ a: M750, _ b: M751) { value = a.value &+ b.value &+ 1 } }
struct M753: MadeOfNone { let value = 1 }
struct M754: MadeOfOne { let value: Int; init(_ a: M753) { value = a.value &+ 1 } }
struct M755: MadeOfTwo { let value: Int; init(_ a: M753, _ b: M754) { value = a.value &+ b.value &+ 1 } }
struct M756: MadeOfNone { let value = 1 }
struct M757: MadeOfOne { let value: Int; init(_ a: M756) { value = a.value &+ 1 } }
struct M758: MadeOfTwo { let value: Int; init(_ a: M756, _ b: M757) { value = a.value &+ b.value &+ 1 } }
struct M759: MadeOfNone { let value = 1 }
struct M760: MadeOfOne { let value: Int; init(_ a: M759) { value = a.value &+ 1 } }
struct M761: MadeOfTwo { let value: Int; init(_ a: M759, _ b: M760) { value = a.value &+ b.value &+ 1 } }
struct M762: MadeOfNone { let value = 1 }
struct M763: MadeOfOne { let value: Int; init(_ a: M762) { value = a.value &+ 1 } }
struct M764: MadeOfTwo { let value: Int; init(_ a: M762, _ b: M763) { value = a.value &+ b.value &+ 1 } }
struct M765: MadeOfNone { let value = 1 }
struct M766: MadeOfOne { let value: Int; init(_ a: M765) { value = a.value &+ 1 } }
struct M767: MadeOfTwo { let value: Int; init(_ a: M765, _ b: M766) { value = a.value &+ b.value &+ 1 } }
struct M768: MadeOfNone { let value = 1 }
struct M769: MadeOfOne { let value: Int; init(_ a: M768) { value = a.value &+ 1 } }
struct M770: MadeOfTwo { let value: Int; init(_ a: M768, _ b: M769) { value = a.value &+ b.value &+ 1 } }
struct M771: MadeOfNone { let value = 1 }
struct M772: MadeOfOne { let value: Int; init(_ a: M771) { value = a.value &+ 1 } }
struct M773: MadeOfTwo { let value: Int; init(_ a: M771, _ b: M772) { value = a.value &+ b.value &+ 1 } }
struct M774: MadeOfNone { let value = 1 }
struct M775: MadeOfOne { let value: Int; init(_ a: M774) { value = a.value &+ 1 } }
struct M776: MadeOfTwo { let value: Int; init(_ a: M774, _ b: M775) { value = a.value &+ b.value &+ 1 } }
struct M777: MadeOfNone { let value = 1 }
struct M778: MadeOfOne { let value: Int; init(_ a: M777) { value = a.value &+ 1 } }
struct M779: MadeOfTwo { let value: Int; init(_ a: M777, _ b: M778) { value = a.value &+ b.value &+ 1 } }
struct M780: MadeOfNone { let value = 1 }
struct M781: MadeOfOne { let value: Int; init(_ a: M780) { value = a.value &+ 1 } }
struct M782: MadeOfTwo { let value: Int; init(_ a: M780, _ b: M781) { value = a.value &+ b.value &+ 1 } }
struct M783: MadeOfNone { let value = 1 }
struct M784: MadeOfOne { let value: Int; init(_ a: M783) { value = a.value &+ 1 } }
struct M785: MadeOfTwo { let value: Int; init(_ a: M783, _ b: M784) { value = a.value &+ b.value &+ 1 } }
struct M786: MadeOfNone { let value = 1 }
struct M787: MadeOfOne { let value: Int; init(_ a: M786) { value = a.value &+ 1 } }
struct M788: MadeOfTwo { let value: Int; init(_ a: M786, _ b: M787) { value = a.value &+ b.value &+ 1 } }
struct M789: MadeOfNone { let value = 1 }
struct M790: MadeOfOne { let value: Int; init(_ a: M789) { value = a.value &+ 1 } }
struct M791: MadeOfTwo { let value: Int; init(_ a: M789, _ b: M790) { value = a.value &+ b.value &+ 1 } }
struct M792: MadeOfNone { let value = 1 }
struct M793: MadeOfOne { let value: Int; init(_ a: M792) { value = a.value &+ 1 } }
struct M794: MadeOfTwo { let value: Int; init(_ a: M792, _ b: M793) { value = a.value &+ b.value &+ 1 } }
struct M795: MadeOfNone { let value = 1 }
struct M796: MadeOfOne { let value: Int; init(_ a: M795) { value = a.value &+ 1 } }
struct M797: MadeOfTwo { let value: Int; init(_ a: M795, _ b: M796) { value = a.value &+ b.value &+ 1 } }
struct M798: MadeOfNone { let value = 1 }
struct M799: MadeOfOne { let value: Int; init(_ a: M798) { value = a.value &+ 1 } }
struct M800: MadeOfTwo { let value: Int; init(_ a: M798, _ b: M799) { value = a.value &+ b.value &+ 1 } }
struct M801: MadeOfNone { let value = 1 }
struct M802: MadeOfOne { let value: Int; init(_ a: M801) { value = a.value &+ 1 } }
struct M803: MadeOfTwo { let value: Int; init(_ a: M801, _ b: M802) { value = a.value &+ b.value &+ 1 } }
struct M804: MadeOfNone { let value = 1 }
struct M805: MadeOfOne { let value: Int; init(_ a: M804) { value = a.value &+ 1 } }
struct M806: MadeOfTwo { let value: Int; init(_ a: M804, _ b: M805) { value = a.value &+ b.value &+ 1 } }
struct M807: MadeOfNone { let value = 1 }
struct M808: MadeOfOne { let value: Int; init(_ a: M807) { value = a.value &+ 1 } }
struct M809: MadeOfTwo { let value: Int; init(_ a: M807, _ b: M808) { value = a.value &+ b.value &+ 1 } }
struct M810: MadeOfNone { let value = 1 }
struct M811: MadeOfOne { let value: Int; init(_ a: M810) { value = a.value &+ 1 } }
struct M812: MadeOfTwo { let value: Int; init(_ a: M810, _ b: M811) { value = a.value &+ b.value &+ 1 } }
struct M813: MadeOfNone { let value = 1 }
struct M814: MadeOfOne { let value: Int; init(_ a: M813) { value = a.value &+ 1 } }
struct M815: MadeOfTwo { let value: Int; init(_ a: M813, _ b: M814) { value = a.value &+ b.value &+ 1 } }
struct M816: MadeOfNone { let value = 1 }
struct M817: MadeOfOne { let value: Int; init(_ a: M816) { value = a.value &+ 1 } }
struct M818: MadeOfTwo { let value: Int; init(_ a: M816, _ b: M817) { value = a.value &+ b.value &+ 1 } }
struct M819: MadeOfNone { let value = 1 }
struct M820: MadeOfOne { let value: Int; init(_ a: M819) { value = a.value &+ 1 } }
struct M821: MadeOfTwo { let value: Int; init(_ a: M819, _ b: M820) { value = a.value &+ b.value &+ 1 } }
struct M822: MadeOfNone { let value = 1 }
struct M823: MadeOfOne { let value: Int; init(_ a: M822) { value = a.value &+ 1 } }
struct M824: MadeOfTwo { let value: Int; init(_ a: M822, _ b: M823) { value = a.value &+ b.value &+ 1 } }
struct M825: MadeOfNone { let value = 1 }
struct M826: MadeOfOne { let value: Int; init(_ a: M825) { value = a.value &+ 1 } }
struct M827: MadeOfTwo { let value: Int; init(_ a: M825, _ b: M826) { value = a.value &+ b.value &+ 1 } }
struct M828: MadeOfNone { let value = 1 }
struct M829: MadeOfOne { let value: Int; init(_ a: M828) { value = a.value &+ 1 } }
struct M830: MadeOfTwo { let value: Int; init(_ a: M828, _ b: M829) { value = a.value &+ b.value &+ 1 } }
struct M831: MadeOfNone { let value = 1 }
struct M832: MadeOfOne { let value: Int; init(_ a: M831) { value = a.value &+ 1 } }
struct M833: MadeOfTwo { let value: Int; init(_ a: M831, _ b: M832) { value = a.value &+ b.value &+ 1 } }
struct M834: MadeOfNone { let value = 1 }
struct M835: MadeOfOne { let value: Int; init(_ a: M834) { value = a.value &+ 1 } }
struct M836: MadeOfTwo { let value: Int; init(_ a: M834, _ b: M835) { value = a.value &+ b.value &+ 1 } }
struct M837: MadeOfNone { let value = 1 }
struct M838: MadeOfOne { let value: Int; init(_ a: M837) { value = a.value &+ 1 } }
struct M839: MadeOfTwo { let value: Int; init(_ a: M837, _ b: M838) { value = a.value &+ b.value &+ 1 } }
struct M840: MadeOfNone { let value = 1 }
struct M841: MadeOfOne { let value: Int; init(_ a: M840) { value = a.value &+ 1 } }
struct M842: MadeOfTwo { let value: Int; init(_ a: M840, _ b: M841) { value = a.value &+ b.value &+ 1 } }
struct M843: MadeOfNone { let value = 1 }
struct M844: MadeOfOne { let value: Int; init(_ a: M843) { value = a.value &+ 1 } }
struct M845: MadeOfTwo { let value: Int; init(_ a: M843, _ b: M844) { value = a.value &+ b.value &+ 1 } }
struct M846: MadeOfNone { let value = 1 }
struct M847: MadeOfOne { let value: Int; init(_ a: M846) { value = a.value &+ 1 } }
struct M848: MadeOfTwo { let value: Int; init(_ a: M846, _ b: M847) { value = a.value &+ b.value &+ 1 } }
struct M849: MadeOfNone { let value = 1 }
struct M850: MadeOfOne { let value: Int; init(_ a: M849) { value = a.value &+ 1 } }
struct M851: MadeOfTwo { let value: Int; init(_ a: M849, _ b: M850) { value = a.value &+ b.value &+ 1 } }
struct M852: MadeOfNone { let value = 1 }
struct M853: MadeOfOne { let value: Int; init(_ a: M852) { value = a.value &+ 1 } }
struct M854: MadeOfTwo { let value: Int; init(_ a: M852, _ b: M853) { value = a.value &+ b.value &+ 1 } }
struct M855: MadeOfNone { let value = 1 }
struct M856: MadeOfOne { let value: Int; init(_ a: M855) { value = a.value &+ 1 } }
struct M857: MadeOfTwo { let value: Int; init(_ a: M855, _ b: M856) { value = a.value &+ b.value &+ 1 } }
struct M858: MadeOfNone { let value = 1 }
struct M859: MadeOfOne { let value: Int; init(_ a: M858) { value = a.value &+ 1 } }
struct M860: MadeOfTwo { let value: Int; init(_ a: M858, _ b: M859) { value = a.value &+ b.value &+ 1 } }
struct M861: MadeOfNone { let value = 1 }
struct M862: MadeOfOne { let value: Int; init(_ a: M861) { value = a.value &+ 1 } }
struct M863: MadeOfTwo { let value: Int; init(_ a: M861, _ b: M862) { value = a.value &+ b.value &+ 1 } }
struct M864: MadeOfNone { let value = 1 }
struct M865: MadeOfOne { let value: Int; init(_ a: M864) { value = a.value &+ 1 } }
struct M866: MadeOfTwo { let value: Int; init(_ a: M864, _ b: M865) { value = a.value &+ b.value &+ 1 } }
struct M867: MadeOfNone { let value = 1 }
struct M868: MadeOfOne { let value: Int; init(_ a: M867) { value = a.value &+ 1 } }
struct M869: MadeOfTwo { let value: Int; init(_ a: M867, _ b: M868) { value = a.value &+ b.value &+ 1 } }
struct M870: MadeOfNone { let value = 1 }
struct M871: MadeOfOne { let value: Int; init(_ a: M870) { value = a.value &+ 1 } }
struct M872: MadeOfTwo { let value: Int; init(_ a: M870, _ b: M871) { value = a.value &+ b.value &+ 1 } }
struct M873: MadeOfNone { let value = 1 }
struct M874: MadeOfOne { let value: Int; init(_ a: M873) { value = a.value &+ 1 } }
struct M875: MadeOfTwo { let value: Int; init(_ a: M873, _ b: M874) { value = a.value &+ b.value &+ 1 } }
struct M876: MadeOfNone { let value = 1 }
struct M877: MadeOfOne { let value: Int; init(_ a: M876) { value = a.value &+ 1 } }
struct M878: MadeOfTwo { let value: Int; init(_ a: M876, _ b: M877) { value = a.value &+ b.value &+ 1 } }
struct M879: MadeOfNone { let value = 1 }
struct M880: MadeOfOne { let value: Int; init(_ a: M879) { value = a.value &+ 1 } }
struct M881: MadeOfTwo { let value: Int; init(_ a: M879, _ b: M880) { value = a.value &+ b.value &+ 1 } }
struct M882: MadeOfNone { let value = 1 }
struct M883: MadeOfOne { let value: Int; init(_ a: M882) { value = a.value &+ 1 } }
struct M884: MadeOfTwo { let value: Int; init(_ a: M882, _ b: M883) { value = a.value &+ b.value &+ 1 } }
struct M885: MadeOfNone { let value = 1 }
struct M886: MadeOfOne { let value: Int; init(_ a: M885) { value = a.value &+ 1 } }
struct M887: MadeOfTwo { let value: Int; init(_ a: M885, _ b: M886) { value = a.value &+ b.value &+ 1 } }
struct M888: MadeOfNone { let value = 1 }
struct M889: MadeOfOne { let value: Int; init(_ a: M888) { value = a.value &+ 1 } }
struct M890: MadeOfTwo { let value: Int; init(_ a: M888, _ b: M889) { value = a.value &+ b.value &+ 1 } }
struct M891: MadeOfNone { let value = 1 }
struct M892: MadeOfOne { let value: Int; init(_ a: M891) { value = a.value &+ 1 } }
struct M893: MadeOfTwo { let value: Int; init(_ a: M891, _ b: M892) { value = a.value &+ b.value &+ 1 } }
struct M894: MadeOfNone { let value = 1 }
struct M895: MadeOfOne { let value: Int; init(_ a: M894) { value = a.value &+ 1 } }
struct M896: MadeOfTwo { let value: Int; init(_ a: M894, _ b: M895) { value = a.value &+ b.value &+ 1 } }
struct M897: MadeOfNone { let value = 1 }
struct M898: MadeOfOne { let value: Int; init(_ a: M897) { value = a.value &+ 1 } }
struct M899: MadeOfTwo { let value: Int; init(_ a: M897, _ b: M898) { value = a.value &+ b.value &+ 1 } }
struct M900: MadeOfNone { let value = 1 }
struct M901: MadeOfOne { let value: Int; init(_ a: M900) { value = a.value &+ 1 } }
struct M902: MadeOfTwo { let value: Int; init(_ a: M900, _ b: M901) { value = a.value &+ b.value &+ 1 } }
struct M903: MadeOfNone { let value = 1 }
struct M904: MadeOfOne { let value: Int; init(_ a: M903) { value = a.value &+ 1 } }
struct M905: MadeOfTwo { let value: Int; init(_ a: M903, _ b: M904) { value = a.value &+ b.value &+ 1 } }
struct M906: MadeOfNone { let value = 1 }
struct M907: MadeOfOne { let value: Int; init(_ a: M906) { value = a.value &+ 1 } }
struct M908: MadeOfTwo { let value: Int; init(_ a: M906, _ b: M907) { value = a.value &+ b.value &+ 1 } }
struct M909: MadeOfNone { let value = 1 }
struct M910: MadeOfOne { let value: Int; init(_ a: M909) { value = a.value &+ 1 } }
struct M911: MadeOfTwo { let value: Int; init(_ a: M909, _ b: M910) { value = a.value &+ b.value &+ 1 } }
struct M912: MadeOfNone { let value = 1 }
struct M913: MadeOfOne { let value: Int; init(_ a: M912) { value = a.value &+ 1 } }
struct M914: MadeOfTwo { let value: Int; init(_ a: M912, _ b: M913) { value = a.value &+ b.value &+ 1 } }
struct M915: MadeOfNone { let value = 1 }
struct M916: MadeOfOne { let value: Int; init(_ a: M915) { value = a.value &+ 1 } }
struct M917: MadeOfTwo { let value: Int; init(_ a: M915, _ b: M916) { value = a.value &+ b.value &+ 1 } }
struct M918: MadeOfNone { let value = 1 }
struct M919: MadeOfOne { let value: Int; init(_ a: M918) { value = a.value &+ 1 } }
struct M920: MadeOfTwo { let value: Int; init(_ a: M918, _ b: M919) { value = a.value &+ b.value &+ 1 } }
struct M921: MadeOfNone { let value = 1 }
struct M922: MadeOfOne { let value: Int; init(_ a: M921) { value = a.value &+ 1 } }
struct M923: MadeOfTwo { let value: Int; init(_ a: M921, _ b: M922) { value = a.value &+ b.value &+ 1 } }
struct M924: MadeOfNone { let value = 1 }
struct M925: MadeOfOne { let value: Int; init(_ a: M924) { value = a.value &+ 1 } }
struct M926: MadeOfTwo { let value: Int; init(_ a: M924, _ b: M925) { value = a.value &+ b.value &+ 1 } }
struct M927: MadeOfNone { let value = 1 }
struct M928: MadeOfOne { let value: Int; init(_ a: M927) { value = a.value &+ 1 } }
struct M929: MadeOfTwo { let value: Int; init(_ a: M927, _ b: M928) { value = a.value &+ b.value &+ 1 } }
struct M930: MadeOfNone { let value = 1 }
struct M931: MadeOfOne { let value: Int; init(_ a: M930) { value = a.value &+ 1 } }
struct M932: MadeOfTwo { let value: Int; init(_ a: M930, _ b: M931) { value = a.value &+ b.value &+ 1 } }
struct M933: MadeOfNone { let value = 1 }
struct M934: MadeOfOne { let value: Int; init(_ a: M933) { value = a.value &+ 1 } }
struct M935: MadeOfTwo { let value: Int; init(_ a: M933, _ b: M934) { value = a.value &+ b.value &+ 1 } }
struct M936: MadeOfNone { let value = 1 }
struct M937: MadeOfOne { let value: Int; init(_ a: M936) { value = a.value &+ 1 } }
struct M938: MadeOfTwo { let value: Int; init(_ a: M936, _ b: M937) { value = a.value &+ b.value &+ 1 } }
struct M939: MadeOfNone { let value = 1 }
struct M940: MadeOfOne { let value: Int; init(_ a: M939) { value = a.value &+ 1 } }
struct M941: MadeOfTwo { let value: Int; init(_ a: M939, _ b: M940) { value = a.value &+ b.value &+ 1 } }
struct M942: MadeOfNone { let value = 1 }
struct M943: MadeOfOne { let value: Int; init(_ a: M942) { value = a.value &+ 1 } }
struct M944: MadeOfTwo { let value: Int; init(_ a: M942, _ b: M943) { value = a.value &+ b.value &+ 1 } }
struct M945: MadeOfNone { let value = 1 }
struct M946: MadeOfOne { let value: Int; init(_ a: M945) { value = a.value &+ 1 } }
struct M947: MadeOfTwo { let value: Int; init(_ a: M945, _ b: M946) { value = a.value &+ b.value &+ 1 } }
struct M948: MadeOfNone { let value = 1 }
struct M949: MadeOfOne { let value: Int; init(_ a: M948) { value = a.value &+ 1 } }
struct M950: MadeOfTwo { let value: Int; init(_ a: M948, _ b: M949) { value = a.value &+ b.value &+ 1 } }
struct M951: MadeOfNone { let value = 1 }
struct M952: MadeOfOne { let value: Int; init(_ a: M951) { value = a.value &+ 1 } }
struct M953: MadeOfTwo { let value: Int; init(_ a: M951, _ b: M952) { value = a.value &+ b.value &+ 1 } }
struct M954: MadeOfNone { let value = 1 }
struct M955: MadeOfOne { let value: Int; init(_ a: M954) { value = a.value &+ 1 } }
struct M956: MadeOfTwo { let value: Int; init(_ a: M954, _ b: M955) { value = a.value &+ b.value &+ 1 } }
struct M957: MadeOfNone { let value = 1 }
struct M958: MadeOfOne { let value: Int; init(_ a: M957) { value = a.value &+ 1 } }
struct M959: MadeOfTwo { let value: Int; init(_ a: M957, _ b: M958) { value = a.value &+ b.value &+ 1 } }
struct M960: MadeOfNone { let value = 1 }
struct M961: MadeOfOne { let value: Int; init(_ a: M960) { value = a.value &+ 1 } }
struct M962: MadeOfTwo { let value: Int; init(_ a: M960, _ b: M961) { value = a.value &+ b.value &+ 1 } }
struct M963: MadeOfNone { let value = 1 }
struct M964: MadeOfOne { let value: Int; init(_ a: M963) { value = a.value &+ 1 } }
struct M965: MadeOfTwo { let value: Int; init(_ a: M963, _ b: M964) { value = a.value &+ b.value &+ 1 } }
struct M966: MadeOfNone { let value = 1 }
struct M967: MadeOfOne { let value: Int; init(_ a: M966) { value = a.value &+ 1 } }
struct M968: MadeOfTwo { let value: Int; init(_ a: M966, _ b: M967) { value = a.value &+ b.value &+ 1 } }
struct M969: MadeOfNone { let value = 1 }
struct M970: MadeOfOne { let value: Int; init(_ a: M969) { value = a.value &+ 1 } }
struct M971: MadeOfTwo { let value: Int; init(_ a: M969, _ b: M970) { value = a.value &+ b.value &+ 1 } }
struct M972: MadeOfNone { let value = 1 }
struct M973: MadeOfOne { let value: Int; init(_ a: M972) { value = a.value &+ 1 } }
struct M974: MadeOfTwo { let value: Int; init(_ a: M972, _ b: M973) { value = a.value &+ b.value &+ 1 } }
struct M975: MadeOfNone { let value = 1 }
struct M976: MadeOfOne { let value: Int; init(_ a: M975) { value = a.value &+ 1 } }
struct M977: MadeOfTwo { let value: Int; init(_ a: M975, _ b: M976) { value = a.value &+ b.value &+ 1 } }
struct M978: MadeOfNone { let value = 1 }
struct M979: MadeOfOne { let value: Int; init(_ a: M978) { value = a.value &+ 1 } }
struct M980: MadeOfTwo { let value: Int; init(_ a: M978, _ b: M979) { value = a.value &+ b.value &+ 1 } }
struct M981: MadeOfNone { let value = 1 }
struct M982: MadeOfOne { let value: Int; init(_ a: M981) { value = a.value &+ 1 } }
struct M983: MadeOfTwo { let value: Int; init(_ a: M981, _ b: M982) { value = a.value &+ b.value &+ 1 } }
struct M984: MadeOfNone { let value = 1 }
struct M985: MadeOfOne { let value: Int; init(_ a: M984) { value = a.value &+ 1 } }
struct M986: MadeOfTwo { let value: Int; init(_ a: M984, _ b: M985) { value = a.value &+ b.value &+ 1 } }
struct M987: MadeOfNone { let value = 1 }
struct M988: MadeOfOne { let value: Int; init(_ a: M987) { value = a.value &+ 1 } }
struct M989: MadeOfTwo { let value: Int; init(_ a: M987, _ b: M988) { value = a.value &+ b.value &+ 1 } }
struct M990: MadeOfNone { let value = 1 }
struct M991: MadeOfOne { let value: Int; init(_ a: M990) { value = a.value &+ 1 } }
struct M992: MadeOfTwo { let value: Int; init(_ a: M990, _ b: M991) { value = a.value &+ b.value &+ 1 } }
struct M993: MadeOfNone { let value = 1 }
struct M994: MadeOfOne { let value: Int; init(_ a: M993) { value = a.value &+ 1 } }
struct M995: MadeOfTwo { let value: Int; init(_ a: M993, _ b: M994) { value = a.value &+ b.value &+ 1 } }
struct M996: MadeOfNone { let value = 1 }
struct M997: MadeOfOne { let value: Int; init(_ a: M996) { value = a.value &+ 1 } }
struct M998: MadeOfTwo { let value: Int; init(_ a: M996, _ b: M997) { value = a.value &+ b.value &+ 1 } }
struct M999: MadeOfNone { let value = 1 }
struct M1000: MadeOfOne { let value: Int; init(_ a: M999) { value = a.value &+ 1 } }
struct M1001: MadeOfTwo { let value: Int; init(_ a: M999, _ b: M1000) { value = a.value &+ b.value &+ 1 } }
struct M1002: MadeOfNone { let value = 1 }
struct M1003: MadeOfOne { let value: Int; init(_ a: M1002) { value = a.value &+ 1 } }
struct M1004: MadeOfTwo { let value: Int; init(_ a: M1002, _ b: M1003) { value = a.value &+ b.value &+ 1 } }
struct M1005: MadeOfNone { let value = 1 }
struct M1006: MadeOfOne { let value: Int; init(_ a: M1005) { value = a.value &+ 1 } }
struct M1007: MadeOfTwo { let value: Int; init(_ a: M1005, _ b: M1006) { value = a.value &+ b.value &+ 1 } }
struct M1008: MadeOfNone { let value = 1 }
struct M1009: MadeOfOne { let value: Int; init(_ a: M1008) { value = a.value &+ 1 } }
struct M1010: MadeOfTwo { let value: Int; init(_ a: M1008, _ b: M1009) { value = a.value &+ b.value &+ 1 } }
struct M1011: MadeOfNone { let value = 1 }
struct M1012: MadeOfOne { let value: Int; init(_ a: M1011) { value = a.value &+ 1 } }
struct M1013: MadeOfTwo { let value: Int; init(_ a: M1011, _ b: M1012) { value = a.value &+ b.value &+ 1 } }
struct M1014: MadeOfNone { let value = 1 }
struct M1015: MadeOfOne { let value: Int; init(_ a: M1014) { value = a.value &+ 1 } }
struct M1016: MadeOfTwo { let value: Int; init(_ a: M1014, _ b: M1015) { value = a.value &+ b.value &+ 1 } }
struct M1017: MadeOfNone { let value = 1 }
struct M1018: MadeOfOne { let value: Int; init(_ a: M1017) { value = a.value &+ 1 } }
struct M1019: MadeOfTwo { let value: Int; init(_ a: M1017, _ b: M1018) { value = a.value &+ b.value &+ 1 } }
struct M1020: MadeOfNone { let value = 1 }
struct M1021: MadeOfOne { let value: Int; init(_ a: M1020) { value = a.value &+ 1 } }
struct M1022: MadeOfTwo { let value: Int; init(_ a: M1020, _ b: M1021) { value = a.value &+ b.value &+ 1 } }
struct M1023: MadeOfNone { let value = 1 }
